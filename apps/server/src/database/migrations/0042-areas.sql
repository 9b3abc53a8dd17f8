-- Areas are found by how their names are read, like people and organisations (0027). A tenant has some 3,000: no index is worth its room.
alter table area add column pinyin text generated always as (pinyin_of(label, false)) stored;
