import { FileChooser, type FileChooserProps } from './file-chooser.tsx';
import { FileUploader, type FileUploaderProps } from './file-uploader.tsx';

export type UploadProps = FileChooserProps | FileUploaderProps;

/**
 * Files, chosen by a button, dropped or pasted; kind, content, size and number are checked before anything is sent. Without `send` it holds
 * one file for the form; with it files go to the server at once, each with progress, cancel and retry.
 */
export function Upload(props: UploadProps) {
  return props.send === undefined ? <FileChooser {...props} /> : <FileUploader {...props} />;
}
