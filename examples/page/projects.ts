export interface Project {
  id: string;
  name: string;
  college: string;
  isScored: boolean;
  score: number;
}

export const projects: readonly Project[] = [
  { id: '1', name: '智能农业巡检机器人', college: '机械工程学院', isScored: true, score: 92.5 },
  { id: '2', name: '面向乡村的远程问诊平台', college: '医学院', isScored: false, score: 88.25 },
  { id: '3', name: '古籍修复的多光谱成像', college: '文学院', isScored: true, score: 95 },
  { id: '4', name: '低空物流的航线规划', college: '航空学院', isScored: false, score: 79.75 },
];
