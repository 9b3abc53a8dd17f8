import { ConfigProvider, Table, type TableColumnType } from 'antd';
import { useMemo } from 'react';
import { compareValues, containing } from '../plain-rows.ts';
import { fields, layout, type Entry } from '../rows.ts';
import { mount, type GridProps } from './mount.tsx';

/* Ant Design's virtual table. It has no search of its own: rows are filtered before it. */
const columns: TableColumnType<Entry>[] = fields.map(({ key, title, width, isNumber }) => ({
  key,
  dataIndex: key,
  title,
  width,
  align: isNumber ? 'right' : 'left',
  ellipsis: true,
  sorter: (one, other) => compareValues(one[key], other[key]),
}));

/** Small cells are a line of 22, this padding twice and a border of 1; the table reckons its height by the token, too. */
const padding = (layout.rowHeight - 22 - 1) / 2;
const theme = { token: { paddingXS: padding }, components: { Table: { cellPaddingBlockSM: padding, cellPaddingInlineSM: 8 } } };

mount(function AntDesign({ rows, search }: GridProps) {
  const found = useMemo(() => containing(rows, search), [rows, search]);
  return (
    <ConfigProvider theme={theme}>
      <Table
        virtual
        size="small"
        rowKey="code"
        columns={columns}
        dataSource={found}
        rowSelection={{ columnWidth: layout.boxWidth }}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: layout.boxWidth + fields.reduce((sum, { width }) => sum + width, 0), y: layout.tableHeight - layout.headHeight }}
      />
    </ConfigProvider>
  );
});
