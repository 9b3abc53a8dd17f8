-- Names of parameters that we have reworded since. What is stored is shown in the reader's language only while it is what we ship; what an
-- administrator has written stays
update parameter set name = '自助注册' where key = 'Registration' and name = '自己注册';
update parameter
set describe = reworded.describe
from (values
  ('LoginPolicy', 'MANY：可多处登录；ONLY_ONE：只能一处；ONLY_ONE_CLIENT：每个应用一处',
    '同一个账号能在几处登录：可多处（MANY）、只能一处（ONLY_ONE）、每个应用一处（ONLY_ONE_CLIENT）'),
  ('TotpPolicy', 'OFF：不启用；OPTIONAL：每个人自己决定；ADMINS：超级管理员、总管理员、学校和学院管理员必须启用',
    '登录时除密码外还要输入验证器里的数字：都不用（OFF）、每个人自己决定（OPTIONAL）、超级管理员、总管理员、学校和学院管理员必须用（ADMINS）'),
  ('AccessTokenMinutes',
    '登录后多久要续期，5 到 1440 分钟；不会自己续期的前端到时退出。某个应用另设时，键后加“.客户端ID”，如 AccessTokenMinutes.lamp_web',
    '登录后多久要续期，5 到 1440 分钟；不会自己续期的前端到时退出。某个应用另设时，键后加「.客户端ID」，如 AccessTokenMinutes.lamp_web'),
  ('Registration', '是否可以自己注册：用手机号（还需要编码为 VERIFY_REGISTER 的短信模板），或在第三方登录后新建账号',
    '是否可以自助注册：用手机号（还需要编码为 VERIFY_REGISTER 的短信模板），或在第三方登录后新建账号'),
  ('SiteName', '登录页上的名称，如“某某大学赛事平台”；没有就是“赛务”', '登录页上的名称，如「某某大学赛事平台」；没有就是「赛务」'),
  ('DocsUrl', '个人菜单里“使用文档”的网址；没有就不显示', '个人菜单里「使用文档」的网址；没有就不显示'),
  ('RepositoryUrl', '个人菜单里“代码仓库”的网址；没有就不显示', '个人菜单里「代码仓库」的网址；没有就不显示'),
  ('GreetQrCode', '二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加“.角色编码”，如 GreetQrCode.JUDGE',
    '二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加「.角色编码」，如 GreetQrCode.JUDGE'),
  ('GreetText', '代替“添加好友后请备注学校、职务和姓名”；也可以按角色另设，如 GreetText.JUDGE',
    '代替「添加好友后请备注学校、职务和姓名」；也可以按角色另设，如 GreetText.JUDGE')
) as reworded (key, before, describe)
where parameter.key = reworded.key and parameter.describe = reworded.before;
