/** Extensions by kind of file. Other files cannot be uploaded: pages, pictures with scripts in them (svg), programs. */
export const fileKinds = {
  picture: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'],
  document: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'wps', 'et', 'dps', 'odt', 'ods', 'odp'],
  text: ['txt', 'csv', 'md', 'json'],
  archive: ['zip', 'rar', '7z', 'gz', 'tar'],
  audio: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac'],
  video: ['mp4', 'mov', 'webm', 'avi', 'mpg', 'mpeg', 'wmv', 'mkv'],
} as const;

export type FileKind = keyof typeof fileKinds;

export interface FileRule {
  kinds: readonly FileKind[];
  /** Only these of them; left out: all. */
  extensions?: readonly string[];
  /** Bytes that one file may have. */
  maxSize: number;
  /** Files that one record (`bizId`) may have. */
  maxCount: number;
}

const megabyte = 1024 * 1024;
const everyKind: readonly FileKind[] = ['picture', 'document', 'text', 'archive', 'audio', 'video'];

/** Bytes up to which a file goes up in one request; a larger one goes in pieces that can be resumed. */
export const largestPlainUpload = 16 * megabyte;
/** Bytes of the largest sheet that is read; the 5,000 rows that it may have take a tenth. */
export const largestSheet = 20 * megabyte;
/** Bytes of the largest Word file that is read. */
export const largestText = 20 * megabyte;
/** Bytes of the largest file at all (platform-api §5.11). */
export const largestUpload = 512 * megabyte;

/** The `bizType` of the picture of an installation's sign-in page: nothing else is shown to all there. */
export const siteLogoType = 'SITE_LOGO';

/** The `bizType` of the cover of a contest. */
export const coverType = 'CONTEST_COVER';

/** The `bizType` of the evidence of a certification: the operations on attachments do not find it. */
export const evidenceType = 'CERTIFICATION';

/**
 * The `bizType` of the files of projects that teams enter: the operations on attachments do not find them either. The form of their
 * contest says which kinds each may be.
 */
export const entryFileType = 'ENTRY_FILE';

/** The place of the PDF that is a business plan, where the contest takes one instead of sections. */
export const planPdfSlot = 'plan:pdf';
/** The kinds that may come there. */
export const planPdfRule: FileRule = { kinds: ['document'], extensions: ['pdf'], maxSize: 20 * megabyte, maxCount: 100 };
/** The most bytes of a file that answers a field: the field itself has no rule for them. */
export const largestFieldFile = 20 * megabyte;
/** The `bizType` of the pictures of business plans: seen with their plan, by those who may see that. */
export const planPictureType = 'PLAN_PICTURE';

const known: Readonly<Record<string, FileRule>> = {
  [siteLogoType]: { kinds: ['picture'], maxSize: 2 * megabyte, maxCount: 1 },
  ORG_LOGO: { kinds: ['picture'], maxSize: 2 * megabyte, maxCount: 5 },
  TENANT_LOGO: { kinds: ['picture'], maxSize: 2 * megabyte, maxCount: 1 },
  USER_AVATAR: { kinds: ['picture'], maxSize: 2 * megabyte, maxCount: 1 },
  [coverType]: { kinds: ['picture'], maxSize: 5 * megabyte, maxCount: 5 },
  BANNER: { kinds: ['picture'], maxSize: 5 * megabyte, maxCount: 5 },
  // of one person, in no request yet
  [evidenceType]: { kinds: ['picture', 'document'], maxSize: 10 * megabyte, maxCount: 20 },
  [entryFileType]: { kinds: everyKind, maxSize: largestUpload, maxCount: 100 },
  // of one plan, with those that were taken out again
  [planPictureType]: { kinds: ['picture'], maxSize: 10 * megabyte, maxCount: 300 },
  PROJECT_MATERIAL: { kinds: everyKind, maxSize: largestUpload, maxCount: 20 },
};

/** The files that may be uploaded for a `bizType`: of an unknown one, up to five files of 2 MB (platform-api §5.11). */
export function fileRuleOf(bizType: string): FileRule {
  return (Object.hasOwn(known, bizType) && known[bizType]) || { kinds: everyKind, maxSize: 2 * megabyte, maxCount: 5 };
}

/** Bytes of a form around a file of `size` bytes: its boundaries and its few short fields come on top. */
export function formWith(size: number): number {
  return size + 64 * 1024;
}

/** The kind of an extension (without its dot); null for one that cannot be uploaded. */
export function kindOfExtension(extension: string): FileKind | null {
  const found = everyKind.find((kind) => fileKinds[kind].some((one) => one === extension.toLowerCase()));
  return found ?? null;
}
