import { attachmentHandlers } from './attachment.ts';
import { cloudUploadHandlers } from './cloud-upload.ts';
import { downloadHandlers } from './download.ts';
import { linkHandlers } from './link.ts';
import { removeHandlers } from './remove-attachments.ts';
import { uploadHandlers } from './upload.ts';

/** The operations of `openapi/src/contract/services/file.ts`. */
export const fileHandlers = {
  ...attachmentHandlers,
  ...uploadHandlers,
  ...removeHandlers,
  ...downloadHandlers,
  ...linkHandlers,
  ...cloudUploadHandlers,
};
