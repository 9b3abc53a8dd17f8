import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { saveFile } from '../../sheet/save-file.ts';
import { toast } from '../../toast/toast.ts';
import type { ImportField, ImportTemplate } from '../import-field.ts';
import { templateSheet } from '../sheet-files.ts';
import { useImportWords } from '../use-import-words.ts';
import { useSaveSheet } from '../use-save-sheet.ts';

export interface TemplateButtonProps {
  fields: readonly ImportField[];
  templateName: string;
  template: ImportTemplate | undefined;
}

/** Gives the reader a file to begin with: the caller's, or one with a head for each field. */
export function TemplateButton({ fields, templateName, template }: TemplateButtonProps) {
  const words = useImportWords();
  const save = useSaveSheet();
  const [isLoading, setIsLoading] = useState(false);

  async function give({ load }: ImportTemplate) {
    setIsLoading(true);
    try {
      saveFile(await load(), `${templateName}.xlsx`);
    } catch (error) {
      toast.error([words.notSaved, error instanceof Error ? error.message : ''].filter(Boolean).join(' '));
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="outline"
        isPending={isLoading}
        onClick={() => (template ? void give(template) : save(templateSheet(fields), templateName))}
      >
        <Download aria-hidden />
        {words.template}
      </Button>
      <span className="min-w-0 flex-1 basis-60 text-xs text-fg-muted">{template?.help ?? words.templateHelp}</span>
    </div>
  );
}
