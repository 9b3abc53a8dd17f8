-- Messages that people send: rich text with its words beside it, single-handle to-dos, whom they were meant for.

alter table msg add column content_text text;
alter table msg add column handler_params text;
alter table msg add column is_single_handle boolean not null default false;
alter table msg add column handled_by bigint;
alter table msg add column handled_time timestamptz;
-- the lists that the author chose
alter table msg add column receivers jsonb;
alter table msg add column version integer not null default 1;
create index msg_author on msg (tenant_id, created_by, create_time desc, id desc) where text_code is null;

-- A box in the order in which it is read: a page, and the count of unread ones, are the beginning of a walk along one index.
alter table msg_receiver add column create_time timestamptz not null default now();
update msg_receiver set create_time = msg.create_time from msg where msg.tenant_id = msg_receiver.tenant_id and msg.id = msg_receiver.msg_id;
drop index msg_receiver_user;
create index msg_receiver_box on msg_receiver (tenant_id, user_id, is_read, create_time desc, msg_id desc);
