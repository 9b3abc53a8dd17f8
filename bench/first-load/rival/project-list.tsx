import { Datagrid, DateField, List, TextField, TextInput } from 'react-admin';

/** A list as the tutorial has it. */
export function ProjectList() {
  return (
    <List filters={[<TextInput key="q" source="q" label="Search" alwaysOn />]}>
      <Datagrid>
        <TextField source="id" />
        <TextField source="title" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}
