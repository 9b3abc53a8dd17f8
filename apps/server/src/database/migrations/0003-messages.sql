-- What the console tells a person, and the parameters behind help and links.

create table msg (
  tenant_id bigint not null references tenant (id),
  id bigint not null default nextval('id_seq'),
  msg_type text not null check (msg_type in ('WAIT', 'NOTIFY', 'PUBLICITY', 'WARN')),
  biz_type text,
  biz_id text,
  -- Chinese; a message of our own is put into the reader's language from its code and values
  title text not null,
  content text not null,
  text_code text,
  text_values jsonb,
  author text,
  handler_url text,
  create_time timestamptz not null default now(),
  created_by bigint,
  primary key (tenant_id, id)
);

create table msg_receiver (
  tenant_id bigint not null,
  id bigint not null default nextval('id_seq'),
  msg_id bigint not null,
  user_id bigint not null,
  is_read boolean not null default false,
  read_time timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, msg_id, user_id),
  foreign key (tenant_id, msg_id) references msg (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index msg_receiver_user on msg_receiver (tenant_id, user_id, is_read, msg_id);

-- New installations get these from the seed
insert into parameter (tenant_id, key, name, value, describe)
select tenant.id, added.key, added.name, '', added.describe
from tenant cross join (values
  ('DocsUrl', '文档地址', '个人菜单里“使用文档”的网址；没有就不显示'),
  ('RepositoryUrl', '代码仓库地址', '个人菜单里“代码仓库”的网址；没有就不显示'),
  ('GreetQrCode', '客服二维码', '二维码的内容，通常是网址；没有就不显示客服。某个角色另设时，键后加“.角色编码”，如 GreetQrCode.JUDGE'),
  ('GreetName', '客服称呼', '也可以按角色另设，如 GreetName.JUDGE'),
  ('GreetText', '客服说明', '代替“添加好友后请备注学校、职务和姓名”；也可以按角色另设，如 GreetText.JUDGE')
) as added (key, name, describe)
on conflict (tenant_id, key) do nothing;
