import type { Api } from '../../lib/api/api.tsx';

export type CallsAs = (account: string) => Promise<Api['call']>;

/** A picture that somebody might have taken of a card. */
export async function cardPicture(name = '工作证.png'): Promise<File> {
  const canvas = new OffscreenCanvas(480, 300);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('nothing to draw with');
  brush.fillStyle = '#e8eef7';
  brush.fillRect(0, 0, 480, 300);
  brush.fillStyle = '#2f54eb';
  brush.fillRect(0, 0, 480, 72);
  brush.fillStyle = '#8c9bb5';
  for (const [top, width] of [
    [120, 220],
    [164, 280],
    [208, 180],
  ] as const)
    brush.fillRect(180, top, width, 20);
  brush.fillRect(40, 112, 104, 132);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** The request of somebody that waits: made now, or earlier by another story. */
export async function waitingRequest(as: CallsAs, account: string, roleCode: 'TEACHER' | 'JUDGE' | 'MAKER' = 'TEACHER'): Promise<string> {
  const call = await as(account);
  const { requests, home } = await call('certification.mine');
  const waiting = requests.find(({ state }) => state.code === 'PENDING');
  if (waiting !== undefined) return waiting.id;
  const files = [await cardPicture(), new File(['%PDF-1.7\n%%EOF'], '聘书.pdf', { type: 'application/pdf' })];
  const evidenceIds: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in their order
  for (const file of files) evidenceIds.push((await call('certification.upload', { body: { file } })).id);
  const { schoolId, collegeId } = home;
  if (schoolId === null) throw new Error(`${account} belongs to no school`);
  const { id } = await call('certification.ask', { body: { roleCode, schoolId, collegeId, evidenceIds, note: '工号 2019031' } });
  return id;
}
