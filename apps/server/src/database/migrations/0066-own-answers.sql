-- Values of a template's placeholders that are one receiver's own, as JSON: a message's title may have their name in it.
alter table sms_send_status add column own_params text;

-- What one person made of a link that many may take: who declined is not told of twice, and who was taken out does not come back by it
create table entry_link_answer (
  tenant_id bigint not null,
  invitation_id bigint not null,
  user_id bigint not null,
  answer text not null check (answer in ('DECLINED', 'REMOVED')),
  answer_time timestamptz not null,
  primary key (tenant_id, invitation_id, user_id),
  foreign key (tenant_id, invitation_id) references entry_invitation (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references "user" (tenant_id, id) on delete cascade
);
create index entry_link_answer_user on entry_link_answer (tenant_id, user_id);
