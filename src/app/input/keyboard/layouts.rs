//! Keyboard layouts of the world, for tests, taken from `xkeyboard-config` with libxkbcommon.

#![allow(clippy::unicode_not_nfc, reason = "what the keys type, letter by letter")]

use super::meaning::PLACES;
use bevy::input::keyboard::{Key, KeyCode};

/// Keyboard layout of a country or language, for tests of keys.
///
/// Its characters are in the order of [`PLACES`]: alone, and with Shift. `◌` stands for a key that types nothing by
/// itself, such as a dead key.
pub(crate) struct Layout {
    pub(crate) name: &'static str,
    /// Set if it has no Latin letters.
    pub(crate) foreign: bool,
    levels: [&'static str; 2],
}

const fn layout(name: &'static str, foreign: bool, levels: [&'static str; 2]) -> Layout {
    Layout { name, foreign, levels }
}

impl Layout {
    /// Returns the keys with the characters that they type, alone or with Shift.
    pub(crate) fn keys(&self, shift: bool) -> impl Iterator<Item = (KeyCode, Key)> {
        let typed = self.levels[usize::from(shift)].chars();
        PLACES.iter().zip(typed).map(|(&(place, _), typed)| {
            let key = if typed == '◌' { Key::Dead(None) } else { Key::Character(typed.to_string().into()) };
            (place, key)
        })
    }
}

/// Common keyboard layouts, on which tests try all commands.
#[rustfmt::skip]
pub(crate) const LAYOUTS: &[Layout] = &[
    layout("us", false, ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"]),
    layout("dvorak", false, ["`1234567890[]',.pyfgcrl/=\\aoeuidhtns-;qjkxbmwvz", "~!@#$%^&*(){}\"<>PYFGCRL?+|AOEUIDHTNS_:QJKXBMWVZ"]),
    layout("colemak", false, ["`1234567890-=qwfpgjluy;[]\\arstdhneio'zxcvbkm,./", "~!@#$%^&*()_+QWFPGJLUY:{}|ARSTDHNEIO\"ZXCVBKM<>?"]),
    layout("de", false, ["◌1234567890ß◌qwertzuiopü+#asdfghjklöäyxcvbnm,.-", "°!\"§$%&/()=?◌QWERTZUIOPÜ*'ASDFGHJKLÖÄYXCVBNM;:_"]),
    layout("ch", false, ["§1234567890'◌qwertzuiopü◌$asdfghjklöäyxcvbnm,.-", "°+\"*ç%&/()=?◌QWERTZUIOPè!£ASDFGHJKLéàYXCVBNM;:_"]),
    layout("fr", false, ["²&é\"'(-è_çà)=azertyuiop◌$*qsdfghjklmùwxcvbn,;:!", "~1234567890°+AZERTYUIOP◌£µQSDFGHJKLM%WXCVBN?./§"]),
    layout("bepo", false, ["$\"«»()@+-/*=%bépoè◌vdljzwçauie,ctsrnmàyx.k'qghf", "#1234567890°`BÉPOÈ!VDLJZWÇAUIE;CTSRNMÀYX:K?QGHF"]),
    layout("be", false, ["²&é\"'(§è!çà)-azertyuiop◌$µqsdfghjklmùwxcvbn,;:=", "³1234567890°_AZERTYUIOP◌*£QSDFGHJKLM%WXCVBN?./+"]),
    layout("it", false, ["\\1234567890'ìqwertyuiopè+ùasdfghjklòàzxcvbnm,.-", "|!\"£$%&/()=?^QWERTYUIOPé*§ASDFGHJKLç°ZXCVBNM;:_"]),
    layout("es", false, ["º1234567890'¡qwertyuiop◌+çasdfghjklñ◌zxcvbnm,.-", "ª!\"·$%&/()=?¿QWERTYUIOP◌*ÇASDFGHJKLÑ◌ZXCVBNM;:_"]),
    layout("latam", false, ["|1234567890'¿qwertyuiop◌+}asdfghjklñ{zxcvbnm,.-", "°!\"#$%&/()=?¡QWERTYUIOP◌*]ASDFGHJKLÑ[ZXCVBNM;:_"]),
    layout("br", false, ["'1234567890-=qwertyuiop◌[]asdfghjklç◌zxcvbnm,.;", "\"!@#$%◌&*()_+QWERTYUIOP◌{}ASDFGHJKLÇ◌ZXCVBNM<>:"]),
    layout("pt", false, ["\\1234567890'«qwertyuiop+◌◌asdfghjklçºzxcvbnm,.-", "|!\"#$%&/()=?»QWERTYUIOP*◌◌ASDFGHJKLÇªZXCVBNM;:_"]),
    layout("se", false, ["§1234567890+◌qwertyuiopå◌'asdfghjklöäzxcvbnm,.-", "½!\"#¤%&/()=?◌QWERTYUIOPÅ◌*ASDFGHJKLÖÄZXCVBNM;:_"]),
    layout("pl", false, ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"]),
    layout("cz", false, [";+ěščřžýáíé=◌qwertzuiopú)◌asdfghjklů§yxcvbnm,.-", "◌1234567890%◌QWERTZUIOP/('ASDFGHJKL\"!YXCVBNM?:_"]),
    layout("hu", false, ["0123456789öüóqwertzuiopőúűasdfghjkléáyxcvbnm,.-", "§'\"+!%/=()ÖÜÓQWERTZUIOPŐÚŰASDFGHJKLÉÁYXCVBNM?:_"]),
    layout("tr", false, ["\"1234567890*-qwertyuıopğü,asdfghjklşizxcvbnmöç.", "é!'^+%&/()=?_QWERTYUIOPĞÜ;ASDFGHJKLŞİZXCVBNMÖÇ:"]),
    layout("tr-f", false, ["+1234567890/-fgğıodrnhpqwxuieaütkmlyşjövcçzsb.,", "*!\"^$%&'()=?_FGĞIODRNHPQWXUİEAÜTKMLYŞJÖVCÇZSB:;"]),
    layout("jp", false, ["◌1234567890-^qwertyuiop@[]asdfghjkl;:zxcvbnm,./", "◌!\"#$%&'()~=~QWERTYUIOP`{}ASDFGHJKL+*ZXCVBNM<>?"]),
    layout("kr", false, ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", "~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:\"ZXCVBNM<>?"]),
    layout("ru", true, ["ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.", "Ё!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"]),
    layout("ua", true, ["'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю.", "ʼ!\"№;%:?*()_+ЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,"]),
    layout("bg", true, ["(1234567890-.,уеишщксдзц;„ьяаожгтнвмчюйъэфхпрлб", ")!?+\"%=:/–№$€ыУЕИШЩКСДЗЦ§“ѝЯАОЖГТНВМЧЮЙЪЭФХПРЛБ"]),
    layout("mk", true, ["◌1234567890-=љњертѕуиопшѓжасдфгхјклчќзџцвбнм,./", "~!„“$%^&*()_+ЉЊЕРТЅУИОПШЃЖАСДФГХЈКЛЧЌЗЏЦВБНМ;:?"]),
    layout("rs", true, ["`1234567890'+љњертзуиопшђжасдфгхјклчћжџцвбнм,.-", "~!\"#$%&/()=?*ЉЊЕРТЗУИОПШЂЖАСДФГХЈКЛЧЋЖЏЦВБНМ;:_"]),
    layout("gr", true, ["`1234567890-=;ςερτυθιοπ[]\\ασδφγηξκλ◌'ζχψωβνμ,./", "~!@#$%^&*()_+:ΣΕΡΤΥΘΙΟΠ{}|ΑΣΔΦΓΗΞΚΛ◌\"ΖΧΨΩΒΝΜ<>?"]),
    layout("il", true, [";1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.", "~!@#$%^&*)(_+QWERTYUIOP}{|ASDFGHJKL:\"ZXCVBNM><?"]),
    layout("ara", true, ["ذ1234567890-=ضصثقفغعهخحجد\\شسيبلاتنمكطئءؤرﻻىةوزظ", "\u{651}!@#$%^&*)(_+\u{64e}\u{64b}\u{64f}\u{64c}ﻹإ`÷×؛<>…\u{650}\u{64d}][ﻷأـ،/:\"~\u{652}}{ﻵآ',.؟"]),
    layout("ir", true, ["\u{200d}۱۲۳۴۵۶۷۸۹۰-=ضصثقفغعهخحجچ\\شسیبلاتنمکگظطزرذدپو./", "÷!٬٫﷼٪×،*)(ـ+\u{652}\u{64c}\u{64d}\u{64b}\u{64f}\u{650}\u{64e}\u{651}][}{|ؤئيإأآة»«:؛ك\u{653}ژ\u{670}\u{200c}\u{654}ء><؟"]),
    layout("in", true, ["\u{94a}१२३४५६७८९०-\u{943}\u{94c}\u{948}\u{93e}\u{940}\u{942}बहगदजड\u{93c}\u{949}\u{94b}\u{947}\u{94d}\u{93f}\u{941}परकतचट\u{946}\u{902}मनवलस,.य", "ऒऍ\u{945}#$%^&*()\u{903}ऋऔऐआईऊभङघधझढञऑओएअइउफऱखथछठऎ\u{901}णऩऴळशष।य़"]),
    layout("th", true, ["_ๅ/-ภถ\u{e38}\u{e36}คตจขชๆไำพะ\u{e31}\u{e35}รนยบลฃฟหกดเ\u{e49}\u{e48}าสวงผปแอ\u{e34}\u{e37}ทมใฝ", "%+๑๒๓๔\u{e39}฿๕๖๗๘๙๐\"ฎฑธ\u{e4d}\u{e4a}ณฯญฐ,ฅฤฆฏโฌ\u{e47}\u{e4b}ษศซ.()ฉฮ\u{e3a}\u{e4c}?ฒฬฦ"]),
    layout("ge", true, ["„1234567890-=ქწერტყუიოპ[]\\ასდფგჰჯკლ;'ზხცვბნმ,./", "“!@#$%^&*()_+QჭEღთYUIOP{}|AშDFGHჟKL:\"ძXჩVBNM<>?"]),
    layout("am", true, ["՝ֆձ֊,։՞․՛)օէղճփբսմուկըթծց»ջվգեանիտհպրժդչյզլքխշռ", "՜ՖՁ—$…%և՚(ՕԷՂՃՓԲՍՄՈՒԿԸԹԾՑ«ՋՎԳԵԱՆԻՏՀՊՐԺԴՉՅԶԼՔԽՇՌ"]),
    layout("jp-kana", true, ["◌ヌフアウエオヤユヨワホヘタテイスカンナニラセ゛゜ムチトシハキクマノリレケツサソヒコミモネルメ", "◌◌◌ァゥェォャュョヲ◌◌◌◌ィ◌◌◌◌◌◌◌◌「」◌◌◌◌◌◌◌◌◌◌◌ッ◌◌◌◌◌◌、。・"]),
];

#[test]
fn every_layout_has_every_key() {
    for layout in LAYOUTS {
        for level in layout.levels {
            assert_eq!(level.chars().count(), PLACES.len(), "{}: {level}", layout.name);
        }
    }
}
