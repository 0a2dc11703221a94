### 設定とこのプログラムについて

language_heading = 言語
language_of_system = システムの言語
