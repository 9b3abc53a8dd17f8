// Generated from openapi/openapi.json by scripts/generate.ts.
export interface components {
  schemas: {
    Failure: {
      code: number;
      data: null;
      msg: string;
      path: string | null;
      extra: Record<string, never> | null;
      timestamp: string;
      errorMsg: string;
      isSuccess: boolean;
    };
    OrgNode: {
      id: string;
      parentId: string;
      label: string;
      abbreviation: string | null;
      type: string;
      state: boolean;
      children: components["schemas"]["OrgNode"][];
    };
    RouterNode: {
      path: string;
      name: string;
      component: string;
      redirect?: string;
      meta: {
        title: string;
        icon?: string;
        breadcrumb: boolean;
      };
      hidden: boolean;
      alwaysShow: boolean;
      children?: components["schemas"]["RouterNode"][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  "session.signIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          grant_type: "password" | "refresh_token";
          username?: string;
          password?: string;
          refresh_token?: string;
          tenant?: string;
          key?: string;
          code?: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              token: string;
              tokenType: "token";
              refreshToken: string;
              expiration: string;
              expire: string;
              expireMillis: string;
              userId: string;
              account: string;
              name: string;
              avatar: string | null;
              workDescribe: string | null;
              roleList: {
                code: string;
                centifiedStatus: boolean | null;
              }[];
              mustChangePassword: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "session.platformSignIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          grantType: "password" | "captcha" | "refresh_token";
          account?: string | null;
          password?: string | null;
          refreshToken?: string | null;
          tenant?: string | null;
          key?: string | null;
          code?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              token: string;
              tokenType: "token";
              refreshToken: string;
              expiration: string;
              expire: string;
              expireMillis: string;
              userId: string;
              account: string;
              name: string;
              avatar: string | null;
              workDescribe: string | null;
              roleList: {
                code: string;
                centifiedStatus: boolean | null;
              }[];
              mustChangePassword: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "session.signOut": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          token: string;
          userId?: string | null;
          clientId?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "session.changePassword": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          oldPassword: string;
          password: string;
          confirmPassword: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "menu.router": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: components["schemas"]["RouterNode"][];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "resource.visible": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              enabled: boolean;
              caseSensitive: boolean;
              resourceList: string[];
              roleList: string[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "greeting.mine": {
    parameters: {
      query?: {
        userId?: string;
        roleCode?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              qrCode: string;
              name: string;
              text: string;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "overview.mine": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              contestCount: number;
              projectCount: number;
              judgeCount: number;
              stages: {
                stageId: string;
                contestId: string;
                contestTitle: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                sheetCount: number;
                submittedCount: number;
              }[];
              judging: {
                stageId: string;
                contestTitle: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                sheetCount: number;
                submittedCount: number;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            key?: string;
            name?: string;
            value?: string;
            state?: boolean | null;
            readonly?: boolean | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                key: string;
                name: string;
                value: string;
                describe: string | null;
                state: boolean;
                readonly: boolean;
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              key: string;
              name: string;
              value: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key?: string;
          name?: string;
          value?: string;
          state?: boolean | null;
          readonly?: boolean | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              key: string;
              name: string;
              value: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
            }[];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          name?: string;
          value?: string;
          describe?: string | null;
          state?: boolean;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              key: string;
              name: string;
              value: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: string;
          name: string;
          value: string;
          describe?: string | null;
          state?: boolean;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              key: string;
              name: string;
              value: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": string[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.updateAll": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          name?: string;
          value?: string;
          describe?: string | null;
          state?: boolean;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              key: string;
              name: string;
              value: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            key?: string;
            name?: string;
            value?: string;
            state?: boolean | null;
            readonly?: boolean | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            key?: string;
            name?: string;
            value?: string;
            state?: boolean | null;
            readonly?: boolean | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: string;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "parameter.value": {
    parameters: {
      query: {
        key: "DocsUrl" | "RepositoryUrl";
        defVal?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: string;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            account?: string;
            name?: string;
            email?: string;
            mobile?: string;
            orgId?: string | null;
            stationId?: string | null;
            state?: boolean | null;
            sex?: (string[] | string) | null;
            nation?: (string[] | string) | null;
            education?: (string[] | string) | null;
            positionStatus?: (string[] | string) | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                account: string;
                name: string;
                email: string | null;
                mobile: string | null;
                sex: {
                  code: "M" | "W" | "N";
                  desc: string;
                };
                avatar: string | null;
                orgId: string | null;
                stationId: string | null;
                state: boolean;
                readonly: boolean;
                nation: string | null;
                education: string | null;
                positionStatus: string | null;
                workDescribe: string | null;
                passwordErrorNum: number;
                passwordErrorLastTime: string | null;
                passwordExpireTime: string | null;
                lastLoginTime: string | null;
                roleList: {
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                };
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          account?: string;
          name?: string;
          email?: string;
          mobile?: string;
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean | null;
          sex?: (string[] | string) | null;
          nation?: (string[] | string) | null;
          education?: (string[] | string) | null;
          positionStatus?: (string[] | string) | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            }[];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          name?: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean;
          workDescribe?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          account: string;
          name: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean;
          workDescribe?: string | null;
          password?: (string | null) | "";
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
              oneTimePassword: string | null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": string[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.updateAll": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          name?: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean;
          workDescribe?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            account?: string;
            name?: string;
            email?: string;
            mobile?: string;
            orgId?: string | null;
            stationId?: string | null;
            state?: boolean | null;
            sex?: (string[] | string) | null;
            nation?: (string[] | string) | null;
            education?: (string[] | string) | null;
            positionStatus?: (string[] | string) | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.preview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            account?: string;
            name?: string;
            email?: string;
            mobile?: string;
            orgId?: string | null;
            stationId?: string | null;
            state?: boolean | null;
            sex?: (string[] | string) | null;
            nation?: (string[] | string) | null;
            education?: (string[] | string) | null;
            positionStatus?: (string[] | string) | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: string;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          password?: (string | null) | "";
          confirmPassword?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              oneTimePassword: string | null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.mine": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.updateBase": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          name: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          workDescribe?: string | null;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              account: string;
              name: string;
              email: string | null;
              mobile: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              avatar: string | null;
              orgId: string | null;
              stationId: string | null;
              state: boolean;
              readonly: boolean;
              nation: string | null;
              education: string | null;
              positionStatus: string | null;
              workDescribe: string | null;
              passwordErrorNum: number;
              passwordErrorLastTime: string | null;
              passwordExpireTime: string | null;
              lastLoginTime: string | null;
              roleList: {
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "user.check": {
    parameters: {
      query: {
        id?: string;
        name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "org.tree": {
    parameters: {
      query?: {
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: components["schemas"]["OrgNode"][];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "org.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              parentId: string;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "org.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          parentId?: string;
          label?: string;
          abbreviation?: string | null;
          type?: "school" | "college" | "unit";
          describe?: string | null;
          state?: boolean;
          sortValue?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              parentId: string;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "org.save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          parentId?: string;
          label: string;
          abbreviation?: string | null;
          type: "school" | "college" | "unit";
          describe?: string | null;
          state?: boolean;
          sortValue?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              parentId: string;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "org.remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": string[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "message.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            isRead?: boolean | null;
            msgType?: (string[] | string) | null;
            bizType?: (string[] | string) | null;
            title?: string;
            content?: string;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                receiveId: string;
                msgType: {
                  code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                  desc: string;
                };
                bizType: {
                  code: "CONTEST" | "STAGE";
                  desc: string;
                } | null;
                bizId: string | null;
                title: string;
                content: string;
                author: string | null;
                handlerUrl: string | null;
                isRead: boolean;
                readTime: string | null;
                createTime: string;
                createMillis: string;
                createdBy: string | null;
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "message.mark": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": string[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "message.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              receiveId: string;
              msgType: {
                code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                desc: string;
              };
              bizType: {
                code: "CONTEST" | "STAGE";
                desc: string;
              } | null;
              bizId: string | null;
              title: string;
              content: string;
              author: string | null;
              handlerUrl: string | null;
              isRead: boolean;
              readTime: string | null;
              createTime: string;
              createMillis: string;
              createdBy: string | null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "preference.get": {
    parameters: {
      query: {
        key: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: unknown;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "preference.save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          key: string;
          value?: unknown;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            title?: string;
            edition?: number | null;
            state?: ("DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED") | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                title: string;
                edition: number;
                describe: string | null;
                orgId: string;
                orgLabel: string;
                registrationStart: string;
                registrationEnd: string;
                state: {
                  code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                  desc: string;
                };
                cancelReason: string | null;
                tracks: string[];
                projectCount: number;
                judgeCount: number;
                stages: {
                  id: string;
                  kind: {
                    code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                    desc: string;
                  };
                  mode: {
                    code: "ONLINE" | "ROADSHOW";
                    desc: string;
                  };
                  reviewStart: string;
                  reviewEnd: string;
                  judgesPerProject: number;
                  loadCap: number | null;
                  recusal: {
                    code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                    desc: string;
                  };
                  isBlind: boolean;
                  rule: {
                    kind: "MEAN" | "TRIMMED_MEAN";
                    decimals: number;
                  };
                  rubric: {
                    dimensions: {
                      name: string;
                      weight: string;
                      items: {
                        name: string;
                        max: string;
                        guidance?: string | null;
                        isCounted: boolean;
                      }[];
                    }[];
                  };
                  state: {
                    code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                    desc: string;
                  };
                  projectCount: number;
                  sheetCount: number;
                  submittedCount: number;
                  closedTime: string | null;
                  actions: {
                    act: string;
                    isAllowed: boolean;
                    reason: string | null;
                  }[];
                }[];
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              title: string;
              edition: number;
              describe: string | null;
              orgId: string;
              orgLabel: string;
              registrationStart: string;
              registrationEnd: string;
              state: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              cancelReason: string | null;
              tracks: string[];
              projectCount: number;
              judgeCount: number;
              stages: {
                id: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                mode: {
                  code: "ONLINE" | "ROADSHOW";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                judgesPerProject: number;
                loadCap: number | null;
                recusal: {
                  code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                  desc: string;
                };
                isBlind: boolean;
                rule: {
                  kind: "MEAN" | "TRIMMED_MEAN";
                  decimals: number;
                };
                rubric: {
                  dimensions: {
                    name: string;
                    weight: string;
                    items: {
                      name: string;
                      max: string;
                      guidance?: string | null;
                      isCounted: boolean;
                    }[];
                  }[];
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.remove": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: boolean;
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          version?: number;
          title: string;
          edition: number;
          describe?: string | null;
          tracks: string[];
          registrationStart: string;
          registrationEnd: string;
          stages: {
            kind: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
            mode: "ONLINE" | "ROADSHOW";
            reviewStart: string;
            reviewEnd: string;
            judgesPerProject: number;
            loadCap?: number | null;
            recusal: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
            isBlind: boolean;
            rule: {
              kind: "MEAN" | "TRIMMED_MEAN";
              decimals: number;
            };
            rubric: {
              dimensions: {
                name: string;
                weight: string;
                items: {
                  name: string;
                  max: string;
                  guidance?: string | null;
                  isCounted?: boolean;
                }[];
              }[];
            };
          }[];
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              title: string;
              edition: number;
              describe: string | null;
              orgId: string;
              orgLabel: string;
              registrationStart: string;
              registrationEnd: string;
              state: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              cancelReason: string | null;
              tracks: string[];
              projectCount: number;
              judgeCount: number;
              stages: {
                id: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                mode: {
                  code: "ONLINE" | "ROADSHOW";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                judgesPerProject: number;
                loadCap: number | null;
                recusal: {
                  code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                  desc: string;
                };
                isBlind: boolean;
                rule: {
                  kind: "MEAN" | "TRIMMED_MEAN";
                  decimals: number;
                };
                rubric: {
                  dimensions: {
                    name: string;
                    weight: string;
                    items: {
                      name: string;
                      max: string;
                      guidance?: string | null;
                      isCounted: boolean;
                    }[];
                  }[];
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          title: string;
          edition: number;
          describe?: string | null;
          tracks: string[];
          registrationStart: string;
          registrationEnd: string;
          stages: {
            kind: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
            mode: "ONLINE" | "ROADSHOW";
            reviewStart: string;
            reviewEnd: string;
            judgesPerProject: number;
            loadCap?: number | null;
            recusal: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
            isBlind: boolean;
            rule: {
              kind: "MEAN" | "TRIMMED_MEAN";
              decimals: number;
            };
            rubric: {
              dimensions: {
                name: string;
                weight: string;
                items: {
                  name: string;
                  max: string;
                  guidance?: string | null;
                  isCounted?: boolean;
                }[];
              }[];
            };
          }[];
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              title: string;
              edition: number;
              describe: string | null;
              orgId: string;
              orgLabel: string;
              registrationStart: string;
              registrationEnd: string;
              state: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              cancelReason: string | null;
              tracks: string[];
              projectCount: number;
              judgeCount: number;
              stages: {
                id: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                mode: {
                  code: "ONLINE" | "ROADSHOW";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                judgesPerProject: number;
                loadCap: number | null;
                recusal: {
                  code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                  desc: string;
                };
                isBlind: boolean;
                rule: {
                  kind: "MEAN" | "TRIMMED_MEAN";
                  decimals: number;
                };
                rubric: {
                  dimensions: {
                    name: string;
                    weight: string;
                    items: {
                      name: string;
                      max: string;
                      guidance?: string | null;
                      isCounted: boolean;
                    }[];
                  }[];
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.publish": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              title: string;
              edition: number;
              describe: string | null;
              orgId: string;
              orgLabel: string;
              registrationStart: string;
              registrationEnd: string;
              state: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              cancelReason: string | null;
              tracks: string[];
              projectCount: number;
              judgeCount: number;
              stages: {
                id: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                mode: {
                  code: "ONLINE" | "ROADSHOW";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                judgesPerProject: number;
                loadCap: number | null;
                recusal: {
                  code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                  desc: string;
                };
                isBlind: boolean;
                rule: {
                  kind: "MEAN" | "TRIMMED_MEAN";
                  decimals: number;
                };
                rubric: {
                  dimensions: {
                    name: string;
                    weight: string;
                    items: {
                      name: string;
                      max: string;
                      guidance?: string | null;
                      isCounted: boolean;
                    }[];
                  }[];
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "contest.cancel": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              title: string;
              edition: number;
              describe: string | null;
              orgId: string;
              orgLabel: string;
              registrationStart: string;
              registrationEnd: string;
              state: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              cancelReason: string | null;
              tracks: string[];
              projectCount: number;
              judgeCount: number;
              stages: {
                id: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                mode: {
                  code: "ONLINE" | "ROADSHOW";
                  desc: string;
                };
                reviewStart: string;
                reviewEnd: string;
                judgesPerProject: number;
                loadCap: number | null;
                recusal: {
                  code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                  desc: string;
                };
                isBlind: boolean;
                rule: {
                  kind: "MEAN" | "TRIMMED_MEAN";
                  decimals: number;
                };
                rubric: {
                  dimensions: {
                    name: string;
                    weight: string;
                    items: {
                      name: string;
                      max: string;
                      guidance?: string | null;
                      isCounted: boolean;
                    }[];
                  }[];
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            contestId?: string;
            number?: string;
            title?: string;
            track?: string;
            collegeId?: string | null;
            leaderName?: string;
            state?: ("DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN") | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                contestId: string;
                number: string;
                title: string;
                summary: string | null;
                track: string;
                schoolId: string;
                schoolLabel: string;
                collegeId: string | null;
                collegeLabel: string | null;
                leaderName: string;
                leaderPhone: string | null;
                members: {
                  name: string;
                  studentNumber: string | null;
                }[];
                advisors: string[];
                state: {
                  code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                  desc: string;
                };
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              contestId: string;
              number: string;
              title: string;
              summary: string | null;
              track: string;
              schoolId: string;
              schoolLabel: string;
              collegeId: string | null;
              collegeLabel: string | null;
              leaderName: string;
              leaderPhone: string | null;
              members: {
                name: string;
                studentNumber: string | null;
              }[];
              advisors: string[];
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              contestTitle: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.template": {
    parameters: {
      query: {
        contestId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.importPreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          contestId: string;
          file: Blob;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              columns: string[];
              rows: {
                row: number;
                cells: {
                  [key: string]: string;
                };
                errors: {
                  [key: string]: string;
                };
              }[];
              goodCount: number;
              badCount: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          contestId: string;
          file: Blob;
          mode?: "ALL" | "GOOD";
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              imported: number;
              skipped: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "project.importErrors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          contestId: string;
          file: Blob;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "judge.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            name?: string;
            state?: ("INVITED" | "ACTIVE" | "PAUSED" | "RETIRED") | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                id: string;
                userId: string;
                name: string;
                title: string | null;
                employer: string | null;
                schoolLabel: string | null;
                collegeLabel: string | null;
                province: string | null;
                tracks: string[];
                loadCap: number | null;
                state: {
                  code: "INVITED" | "ACTIVE" | "PAUSED" | "RETIRED";
                  desc: string;
                };
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "assignment.propose": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          stageId: string;
          seed?: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              kind: "assigned";
              seed: number;
              fingerprint: string;
              pairs: {
                projectId: string;
                number: string;
                projectTitle: string;
                track: string;
                collegeLabel: string | null;
                judgeId: string;
                judgeName: string;
                reasons: string[];
              }[];
              load: {
                judgeId: string;
                judgeName: string;
                count: number;
                cap: number | null;
              }[];
              totalAffinity: number;
              overlap: {
                largest: number;
                bound: number;
              };
            } | {
              kind: "infeasible";
              shortfalls: {
                projects: {
                  id: string;
                  title: string;
                }[];
                missing: number;
                because: string;
              }[];
              mends: string[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "assignment.accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          stageId: string;
          seed: number;
          fingerprint: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              count: number;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "stage.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              kind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              };
              mode: {
                code: "ONLINE" | "ROADSHOW";
                desc: string;
              };
              reviewStart: string;
              reviewEnd: string;
              judgesPerProject: number;
              loadCap: number | null;
              recusal: {
                code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                desc: string;
              };
              isBlind: boolean;
              rule: {
                kind: "MEAN" | "TRIMMED_MEAN";
                decimals: number;
              };
              rubric: {
                dimensions: {
                  name: string;
                  weight: string;
                  items: {
                    name: string;
                    max: string;
                    guidance?: string | null;
                    isCounted: boolean;
                  }[];
                }[];
              };
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "stage.projects": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            stageId: string;
            title?: string;
            track?: string;
            isComplete?: boolean | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                projectId: string;
                number: string;
                title: string;
                track: string;
                collegeLabel: string | null;
                judges: {
                  judgeId: string;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                submittedCount: number;
                sheetCount: number;
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "stage.missing": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              projectId: string;
              projectTitle: string;
              judgeId: string;
              judgeName: string;
            }[];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "stage.start": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              kind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              };
              mode: {
                code: "ONLINE" | "ROADSHOW";
                desc: string;
              };
              reviewStart: string;
              reviewEnd: string;
              judgesPerProject: number;
              loadCap: number | null;
              recusal: {
                code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                desc: string;
              };
              isBlind: boolean;
              rule: {
                kind: "MEAN" | "TRIMMED_MEAN";
                decimals: number;
              };
              rubric: {
                dimensions: {
                  name: string;
                  weight: string;
                  items: {
                    name: string;
                    max: string;
                    guidance?: string | null;
                    isCounted: boolean;
                  }[];
                }[];
              };
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "stage.close": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              id: string;
              kind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              };
              mode: {
                code: "ONLINE" | "ROADSHOW";
                desc: string;
              };
              reviewStart: string;
              reviewEnd: string;
              judgesPerProject: number;
              loadCap: number | null;
              recusal: {
                code: "OFF" | "COLLEGE" | "SCHOOL" | "PROVINCE";
                desc: string;
              };
              isBlind: boolean;
              rule: {
                kind: "MEAN" | "TRIMMED_MEAN";
                decimals: number;
              };
              rubric: {
                dimensions: {
                  name: string;
                  weight: string;
                  items: {
                    name: string;
                    max: string;
                    guidance?: string | null;
                    isCounted: boolean;
                  }[];
                }[];
              };
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "judging.stages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              stageId: string;
              contestTitle: string;
              kind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              };
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              reviewStart: string;
              reviewEnd: string;
              sheetCount: number;
              submittedCount: number;
            }[];
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "judging.page": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            title?: string;
            state?: ("ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED") | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                projectId: string;
                number: string;
                title: string;
                track: string;
                state: {
                  code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                  desc: string;
                };
                total: string | null;
                submittedTime: string | null;
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "judging.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        stageId: string;
        projectId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              stageId: string;
              contestTitle: string;
              project: {
                id: string;
                number: string;
                title: string;
                summary: string | null;
                track: string;
                schoolLabel: string | null;
                collegeLabel: string | null;
                leaderName: string | null;
                members: string[];
                advisors: string[];
              };
              isBlind: boolean;
              rubric: {
                dimensions: {
                  name: string;
                  weight: string;
                  items: {
                    name: string;
                    max: string;
                    guidance?: string | null;
                    isCounted: boolean;
                  }[];
                }[];
              };
              state: {
                code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                desc: string;
              };
              sheet: {
                scores: {
                  dimension: number;
                  item: number;
                  score: string | null;
                }[];
                comment: string | null;
                total: string | null;
                version: number;
                submittedTime: string | null;
              };
              reviewEnd: string;
              position: number;
              listLength: number;
              previousProjectId: string | null;
              nextProjectId: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "score.save": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        stageId: string;
        projectId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          scores: {
            dimension: number;
            item: number;
            score: string | null;
          }[];
          comment?: string | null;
          version: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              scores: {
                dimension: number;
                item: number;
                score: string | null;
              }[];
              comment: string | null;
              total: string | null;
              version: number;
              submittedTime: string | null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "score.submit": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        stageId: string;
        projectId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          scores: {
            dimension: number;
            item: number;
            score: string | null;
          }[];
          comment?: string | null;
          version: number;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              scores: {
                dimension: number;
                item: number;
                score: string | null;
              }[];
              comment: string | null;
              total: string | null;
              version: number;
              submittedTime: string | null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "result.page": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            stageId: string;
            title?: string;
            track?: string;
            collegeId?: string | null;
          };
          size?: number;
          current?: number;
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              records: {
                stageId: string;
                projectId: string;
                number: string;
                title: string;
                track: string;
                collegeLabel: string | null;
                leaderName: string;
                score: string;
                rank: number;
              }[];
              total: string;
              size: string;
              current: string;
              pages: string;
              orders: {
                column: string;
                asc: boolean;
              }[];
              optimizeCountSql: boolean;
              hitCount: boolean;
              searchCount: boolean;
              countId: null;
              maxLimit: null;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "result.get": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        stageId: string;
        projectId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            code: number;
            data: {
              stageId: string;
              projectId: string;
              number: string;
              title: string;
              track: string;
              collegeLabel: string | null;
              leaderName: string;
              score: string;
              rank: number;
              contestTitle: string;
              rule: {
                kind: "MEAN" | "TRIMMED_MEAN";
                decimals: number;
              };
              sheets: {
                judgeName: string;
                total: string;
                isCounted: boolean;
                comment: string | null;
                submittedTime: string;
              }[];
              calculation: string[];
              sealedTime: string;
              sealHash: string;
            };
            msg: string;
            path: string | null;
            extra: Record<string, never> | null;
            timestamp: string;
            errorMsg: string;
            isSuccess: boolean;
          };
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
  "result.export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: {
            stageId: string;
            title?: string;
            track?: string;
            collegeId?: string | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": string;
        };
      };
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Failure"];
        };
      };
    };
  };
}
