import { attachmentHandlers } from './attachment.ts';
import { cloudUploadHandlers } from './upload/cloud-upload.ts';
import { downloadHandlers } from './download/download.ts';
import { linkHandlers } from './links/link.ts';
import { removeHandlers } from './remove-attachments.ts';
import { uploadHandlers } from './upload/upload.ts';

/** The operations of `openapi/src/contract/services/file.ts`. */
export const fileHandlers = {
  ...attachmentHandlers,
  ...uploadHandlers,
  ...removeHandlers,
  ...downloadHandlers,
  ...linkHandlers,
  ...cloudUploadHandlers,
};
