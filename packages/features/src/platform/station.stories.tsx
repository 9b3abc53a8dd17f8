import { consolePaths } from '@saiwu/openapi';
import type { Meta } from '@storybook/react-vite';
import { everydayStory } from '../crud/everyday-story.ts';
import { station, StationScreen } from './station.tsx';

const meta: Meta<typeof StationScreen> = {
  title: '平台/岗位',
  component: StationScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
};
export default meta;

export const Everyday = everydayStory(station, {
  path: consolePaths.stations,
  as: 'school',
  key: 'name',
  filled: { describe: '带一个年级' },
  refused: { field: 'name', text: '', says: /不能为空|Can't be empty/ },
  asksHome: true,
  changed: { field: 'describe', text: '带两个年级' },
  named: String.raw`s\w{8}c`,
  sheet: ['name', 'describe', 'orgId', 'state', 'createTime'],
});
