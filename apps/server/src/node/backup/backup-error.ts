const words = {
  absent: '没有这个文件。There is no such file.',
  foreign: '这不是赛务的备份文件。This is not a backup of Saiwu.',
  cut: '备份文件不完整：写到一半，或在复制时被截断。The backup is incomplete: it was cut off while it was written or copied.',
  damaged: '备份文件已损坏：内容与校验和不符。The backup is damaged: its content does not fit its checksums.',
  newer: '备份来自更新的版本，请用那个版本恢复。The backup was made by a later version: restore it with that one.',
  occupied: '目标里已有数据。请换一个空的数据目录或数据库。The target holds data already: choose an empty data folder or database.',
  rows: '恢复后的行数与备份不符，什么都没有写入。The rows that were restored are not those of the backup; nothing was written.',
  unreachable:
    '服务器在运行，但不接受备份请求。请看它的日志，或停下来再备份。The server is running but takes no backup: see its log, or stop it first.',
};

/** Why a backup cannot be made or restored; the message says it in both languages. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(kind: keyof typeof words) {
    super(words[kind]);
  }
}
