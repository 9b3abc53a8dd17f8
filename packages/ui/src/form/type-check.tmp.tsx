import { useForm } from 'react-hook-form';
import { Input } from '../input/input.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import { Upload } from '../upload/upload.tsx';
import { createForm } from './create-form.ts';
import { FormField } from './form-field.tsx';
import { Form } from './form.tsx';
interface In { name?: string | undefined; n?: number | null; kind: 'a' | 'b'; file: File | null; leader: { phone: string } }
interface Out { name: string }
const bound = createForm<In, Out>();
export function A() {
  const form = useForm<In, unknown, Out>();
  const anyForm = useForm<In, any, Out>();
  const plain = useForm<In>();
  return (
    <>
      <Form form={form} onSubmit={(v) => v.name}>
        <FormField control={form.control} name="leader.phone" label="x">{(f) => <Input {...f} />}</FormField>
        <FormField control={form.control} name="name" label="x">{(f) => <Input {...f} />}</FormField>
        <FormField control={form.control} name="n" label="x">{(f) => <NumberInput {...f} />}</FormField>
        <FormField control={form.control} name="kind" label="x">{(f) => <Select {...f} options={[{ value: 'a', label: 'A' }]} />}</FormField>
        <FormField control={form.control} name="file" label="x">{(f) => <Upload {...f} />}</FormField>
        {/* @ts-expect-error wrong name */}
        <FormField control={form.control} name="nope" label="x">{() => null}</FormField>
      </Form>
      <Form form={anyForm} onSubmit={(v) => v.name}><FormField control={anyForm.control} name="kind" label="x">{() => null}</FormField></Form>
      <Form form={plain} onSubmit={(v) => v.kind}><FormField control={plain.control} name="kind" label="x">{() => null}</FormField></Form>
      <bound.Form form={form} onSubmit={(v) => v.name}>
        <bound.FormField name="leader.phone" label="x">{(f) => <Input {...f} />}</bound.FormField>
        {/* @ts-expect-error wrong name */}
        <bound.FormField name="leader.nope" label="x">{() => null}</bound.FormField>
      </bound.Form>
    </>
  );
}
