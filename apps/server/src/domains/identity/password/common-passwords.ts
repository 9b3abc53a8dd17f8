/**
 * Is it one of those that are tried first: on the list, one character again and again, a short piece repeated, or a run along the alphabet,
 * the digits or a row of keys, forwards or backwards?
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  return common.has(typed) || isRepeated(typed) || isRun(typed);
}

function isRepeated(typed: string): boolean {
  return [1, 2, 3, 4].some((length) => typed.length >= length * 2 && typed === typed.slice(0, length).repeat(99).slice(0, typed.length));
}

function isRun(typed: string): boolean {
  const backwards = Array.from(typed).toReversed().join('');
  return runs.some((run) => run.includes(typed) || run.includes(backwards));
}

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfv',
];

/**
 * Six characters and more, in lower case: what stands at the head of the yearly lists of leaked passwords, worldwide and in China. Written
 * down for Saiwu; runs and repetitions are left to the rules above.
 */
const common: ReadonlySet<string> = new Set(
  `
password password1 password12 password123 password1234 password! password1! passw0rd passw0rd1 p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pa$$w0rd
pass1234 pass12345 pass123456 pass@123 pass@1234 admin1 admin12 admin123 admin1234 admin12345 admin123456 admin888 admin666 admin@123 admin!@# admin@1234
administrator root123 root1234 root123456 rootroot toor123 system manager manager1 master master1 master123 superman batman spiderman
test123 test1234 test12345 test123456 testing tester temp123 temp1234 guest123 guest1234 user123 user1234 user123456 default changeme changeme1
changeme123 welcome welcome1 welcome12 welcome123 welcome1234 letmein letmein1 letmein123 login123 access access14 secret secret1 secret123
iloveyou iloveyou1 iloveyou2 iloveu iloveyou123 loveyou loveme lovely sunshine sunshine1 princess princess1 monkey monkey1 dragon dragon1
football football1 baseball baseball1 basketball soccer hockey shadow shadow1 michael michael1 jordan jordan23 jennifer hunter hunter2 ashley
charlie daniel thomas robert george andrew jessica michelle nicole matthew joshua amanda buster harley ranger trustno1 starwars whatever
freedom ninja1 mustang cheese computer internet killer pepper summer winter spring autumn flower hello123 hello1234 hello123456 helloworld
hello1 abc123 abc1234 abc12345 abc123456 abc123456789 abcd123 abcd1234 abcd12345 abcd123456 abc@123 abc@1234 abcde12345 aa123456 aa1234567
aa12345678 aa123123 aaa123 aaa111 aaa123456 a123456 a1234567 a12345678 a123456789 a1234567890 a123123 a111111 a000000 a1b2c3 a1b2c3d4 a1s2d3
a1s2d3f4 asd123 asd123456 asdf1234 asdf123456 asdfasdf asdasd123 asdf123 asdfgh1 qwe123 qwe1234 qwe12345 qwe123456 qwer1234 qwer123 qwer12345
qwer123456 qwert1 qwert123 qwert1234 qwert12345 qwert123456 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui1 qweasd
qweasd123 qweasdzxc qweasdzxc123 qweqwe123 qazwsx123 qaz123 qaz123456 zxc123 zxc123456 zxcv1234 zxcvbnm1 zxcvbnm123 zaq1zaq1 zaq1xsw2 xsw2zaq1
1qaz@wsx 1qaz!qaz 1qazxsw2 1qaz1qaz !qaz2wsx !qaz@wsx 2wsx3edc 3edc4rfv 123qwe 123qweasd 123qweasdzxc 123asd 123abc 123123a 123456a 123456aa
123456abc 123456q 123456qq 123456qwe 123456z 123456zx 1234567a 12345678a 123456789a 123456789q 1234qwer 12345qwert 123456qwerty 1234abcd
12341234a 1234567890a 123456! 123456@ 123456. 123.123 123321 1233211234567 123454321 12344321 123456654321 1234554321 123698745 147258 147258369
147852 147852369 159357 159753 159951 159159 258369 258456 321321 321654 321654987 369258147 456123 456456 456789 741852 741852963 753951 789456
789456123 789456123a 963852741 987654 987654321a 951753 852456 100200 102030 112233 11223344 1122334455 112358 121314 123789 131313a 131415
135246 135790 135792468 1357924680 147896325 168168 168888 188888 198888 201314 2013140 20132013 202020a 212121a 246810 250250 518518
518888 520131 5201314 52013140 5201314a 5201314520 520520 5211314 521521 521125 584520 584521 1314520 13145200 1314521 1314159 1314woaini
7758258 7758521 77582580 7788521 88888888a 886688 888666 666888 666666a 111222 111222333 112211 110110 110120 110119 119119 120120 121121 222333
1a2b3c 1a2b3c4d 1a2s3d 1a2s3d4f 1q2w3e4r. 1q2w3e4r! 1q2w3e!@# q1w2e3 q1w2e3r4t5
woaini woaini1 woaini11 woaini123 woaini1314 woaini520 woaini521 woaini5201314 woaiwo woaiwojia woshishui wozhiaini woailaopo laopowoaini
aini1314 aini520 love520 love1314 love5201314 love1234 love123 iloveyou1314 iloveyou520 nihao123 nihao1234 nihaoma wobuzhidao wodemima
mima123 mima1234 mima123456 mimamima caonima zhang123 zhang123456 zhangwei wang123 wang1234 wang123456 wangwei wangjian li123456 lili123 liwei123
liu123456 liuwei chen123 chen123456 yang123 yang123456 huang123456 zhao123456 xiaoming xiaoming123 xiaolong xiaoxiao xiaoqiang tiantian
qq123456 qq1234567 qq123456789 qq123123 qq5201314 qq111111 qqq111 qqqq1111 w123456 w123456789 z123456 z123456789 l123456 s123456 x123456 y123456
y123456789 h123456 c123456 m123456 j123456 d123456 wo123456 wx123456 ww123456 ww111111 zz123456 zz123123 zx123456 zx123123 xx123456 ss123456
ll123456 dd123456 as123456 as123123 taobao taobao123 alibaba tencent123 baidu123 huawei huawei123 huawei@123 xiaomi123 apple123 google123
windows windows10 iphone5s android linux123 ubuntu123 oracle123 mysql123 postgres postgres1 redis123 mongo123 spring123 vagrant1 docker123
school123 school1234 student student1 student123 student123456 teacher teacher1 teacher123 teacher123456 judge123 judge1234 contest123 college123
school123456 daxue123 xuesheng xuesheng123 laoshi123 jiaoshi123 pingwei123 dasai123 saiwu123 saiwu123456 saiwu2026 saiwu@123
january february september october november december monday friday sunday jesus123 blessed angel123 angel1 babygirl babygirl1 lovelove
naruto pokemon pokemon1 digimon minecraft fortnite roblox123 liverpool liverpool1 chelsea1 arsenal1 barcelona juventus realmadrid samsung
samsung1 samsung123 nintendo playstation cookie123 chocolate cookies butterfly purple1 orange1 yellow1 silver1 golden1 diamond diamond1 tigger
thunder phoenix1 maverick scorpion scorpio1 hannah1 jasmine1 anthony1 william1 richard1 patrick1 alexander alexander1 victoria1 elizabeth
`
    .trim()
    .split(/\s+/),
);
