import { Datagrid, DateField, List, TextField, TextInput, type ListProps } from 'react-admin';

/** A list as the tutorial has it. */
export function ProjectList(props: Pick<ListProps, 'resource' | 'disableSyncWithLocation'>) {
  return (
    <List {...props} filters={filters}>
      <Datagrid>
        <TextField source="id" />
        <TextField source="title" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}

const filters = [<TextInput key="q" source="q" label="Search" alwaysOn />];
