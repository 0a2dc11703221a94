### What can go wrong with what is kept on disk: games, journals, preferences.

## The end of a sentence after a colon: “This choice was not saved: there is no space left for …”. No full stop.

disk_full = there is no space left for { $file }
disk_read_only = { $file } is on a read-only disk
write_denied = you may not write to { $file }
not_there = { $file } is missing
in_the_way = something else is in the way at { $file }
held_by_other = another copy of the program is using { $file }
# $message is in the words of the system, often in English.
other_trouble = { $file }: { $message }
no_home_folder = there is no home folder (choose a folder with --data-dir and a preferences file with --config)
