/** The table `kept_answer` of `0016-at-once.sql`. */
export interface KeptAnswerSchema {
  keptAnswer: {
    tenantId: string;
    userId: string;
    operationId: string;
    key: string;
    fingerprint: string;
    answer: string | null;
    createTime: Date;
  };
}
