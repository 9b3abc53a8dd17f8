import { addons } from 'storybook/manager-api';

// Storybook draws a row for each of 150 components before it turns to the story, and again as it goes on. The group of the story opens by
// itself.
const groups = '展示 控件 布局 基础 数据 图表 浮层 界面 表单 检查 页面 公开 大赛 平台 外壳 框架 登录';

addons.setConfig({ sidebar: { collapsedRoots: groups.split(' ') } });
