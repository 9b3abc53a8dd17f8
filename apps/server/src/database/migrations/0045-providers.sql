-- What some providers know a sender by besides: Tencent its SmsSdkAppId, Baidu the ID of the signature
alter table sms_template add column sender_id text;

-- What became of a message that the provider had accepted; null: nobody has asked, or nobody can be asked
alter table sms_send_status add column delivery text check (delivery in ('WAITING', 'DELIVERED', 'FAILED'));
-- Why it did not arrive, in the provider's words
alter table sms_send_status add column delivery_code text;
create index sms_send_status_delivery on sms_send_status (tenant_id, task_id, id) where delivery = 'WAITING';

-- Minutes that an access token lives which was made for this application; null: as the parameter says
alter table application add column token_minutes int check (token_minutes between 5 and 1440);
