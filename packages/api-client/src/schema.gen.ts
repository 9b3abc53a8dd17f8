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
    AreaNode: {
      id: string;
      parentId: string;
      code: string;
      label: string;
      level: string | null;
      children: components["schemas"]["AreaNode"][];
    };
    GrantNode: {
      id: string;
      parentId: string;
      type: "MENU" | "RESOURCE";
      label: string;
      code: string | null;
      path: string | null;
      isGeneral: boolean;
      state: boolean;
      children: components["schemas"]["GrantNode"][];
    };
    MenuTreeNode: {
      id: string;
      createTime: string;
      createdBy: string | null;
      updateTime: string;
      updatedBy: string | null;
      version: number;
      parentId: string;
      label: string;
      path: string;
      component: string;
      icon: string | null;
      isGeneral: boolean;
      state: boolean;
      readonly: boolean;
      sortValue: number;
      group: string | null;
      describe: string | null;
      children: components["schemas"]["MenuTreeNode"][];
    };
    OrgNode: {
      id: string;
      parentId: string;
      label: string;
      abbreviation: string | null;
      type: string;
      describe: string | null;
      state: boolean;
      sortValue: number;
      vip: boolean;
      expiryDate: string | null;
      children: components["schemas"]["OrgNode"][];
    };
    RouterNode: {
      path: string;
      name: string;
      label: string;
      sortValue: number;
      component?: string;
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
  "session.options": {
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
              isMultiTenant: boolean;
              hasCaptcha: boolean;
              canRegister: boolean;
              canSignInBySms: boolean;
              canResetBySms: boolean;
              providers: {
                code: string;
                name: string;
              }[];
              site: {
                name: string;
                promise: string;
                logo: string | null;
                help: string;
                docsUrl: string;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "session.verify": {
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
              token: string;
              tokenType: "token";
              refreshToken: null;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "session.mine": {
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
              clientName: string;
              kind: {
                code: "PASSWORD" | "SMS" | "SOCIAL" | "INVITATION";
                desc: string;
              };
              loginIp: string;
              location: string | null;
              browser: string | null;
              operatingSystem: string | null;
              loginTime: string;
              usedTime: string;
              isCurrent: boolean;
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
  "session.endMine": {
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
  "session.changePassword": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
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
  "session.start": {
    parameters: {
      query?: {
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
              mine: {
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
                };
              };
              unread: {
                total: number;
              };
              greeting: {
                qrCode: string;
                name: string;
                text: string;
              };
              parameters: {
                DocsUrl: string;
                RepositoryUrl: string;
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
              now: string;
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
              registering: {
                contestId: string;
                contestTitle: string;
                registrationEnd: string;
                daysLeft: number;
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
  "social.start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          provider: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
          challenge: string;
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
              url: string;
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
  "social.startBind": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          provider: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
          challenge: string;
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
              url: string;
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
  "social.finish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          provider: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
          code: string;
          state: string;
          binding: string;
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
              kind: "SIGNED_IN";
              session: {
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
                passwordExpired: boolean;
                mustEnrolTotp: boolean;
                isInvited: boolean;
                timeZone: string;
                expired: {
                  since: string;
                  orgLabel: string;
                } | null;
              };
            } | {
              kind: "UNBOUND";
              ticket: string;
              providerName: string;
              name: string | null;
              avatar: string | null;
              canRegister: boolean;
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
  "social.bind": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          provider: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
          code: string;
          state: string;
          binding: string;
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
              providerName: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
              label: string;
              name: string | null;
              avatar: string | null;
              createTime: string;
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
  "social.bindLogin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          ticket: string;
          bindAccount: string;
          bindPassword: string;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "social.signLogin": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          ticket: string;
          bindAccount: string;
          bindPassword: string;
          consent: boolean;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "social.unbind": {
    parameters: {
      query: {
        bindUsername: string;
        oauthType: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
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
  "social.connections": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        username: string;
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
              providerName: "github" | "gitee" | "wechat" | "qq" | "dingtalk" | "microsoft" | "tencent_cloud" | "generic";
              label: string;
              name: string | null;
              avatar: string | null;
              createTime: string;
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
  "session.secondFactor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          ticket: string;
          code: string;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "totp.state": {
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
              isEnrolled: boolean;
              canEnrol: boolean;
              mustEnrol: boolean;
              confirmedTime: string | null;
              recoveryCodesLeft: number;
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
  "totp.enrol": {
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
              secret: string;
              uri: string;
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
  "totp.confirm": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
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
              recoveryCodes: string[];
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
  "totp.remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          password: string;
          code: string;
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
  "totp.reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          userId: string;
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
  "invitation.open": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
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
              judgeName: string;
              contestTitle: string;
              organiser: string;
              until: string;
              state: "NEW" | "USED";
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
  "invitation.accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "invitation.page": {
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
            judgeId?: string | null;
            contestId?: string | null;
            state?: ("OPEN" | "EXPIRED" | "REVOKED" | "CLOSED") | null;
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
                judgeId: string;
                judgeName: string;
                contestId: string;
                contestTitle: string;
                channel: {
                  code: "LINK" | "SMS";
                  desc: string;
                };
                phone: string | null;
                state: {
                  code: "OPEN" | "EXPIRED" | "REVOKED" | "CLOSED";
                  desc: string;
                };
                until: string;
                usedTime: string | null;
                createTime: string;
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
  "invitation.create": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          judgeId: string;
          contestId: string;
          channel?: "LINK" | "SMS";
          until?: string | null;
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
              path: string | null;
              until: string;
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
  "invitation.revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
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
  "captcha.image": {
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
  "captcha.check": {
    parameters: {
      query: {
        key: string;
        code: string;
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
  "signingKey.rotate": {
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
            keyword?: string;
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
                rule: {
                  kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                  min: number | null;
                  max: number | null;
                  unit: string | null;
                  options: {
                    value: string;
                    label: string;
                  }[];
                } | null;
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
              rule: {
                kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                min: number | null;
                max: number | null;
                unit: string | null;
                options: {
                  value: string;
                  label: string;
                }[];
              } | null;
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
          keyword?: string;
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
              rule: {
                kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                min: number | null;
                max: number | null;
                unit: string | null;
                options: {
                  value: string;
                  label: string;
                }[];
              } | null;
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
          version: number;
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
              rule: {
                kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                min: number | null;
                max: number | null;
                unit: string | null;
                options: {
                  value: string;
                  label: string;
                }[];
              } | null;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
              rule: {
                kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                min: number | null;
                max: number | null;
                unit: string | null;
                options: {
                  value: string;
                  label: string;
                }[];
              } | null;
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
          version: number;
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
              rule: {
                kind: "boolean" | "integer" | "choice" | "url" | "hosts" | "picture" | "text";
                min: number | null;
                max: number | null;
                unit: string | null;
                options: {
                  value: string;
                  label: string;
                }[];
              } | null;
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
            keyword?: string;
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
            keyword?: string;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
        key: "DocsUrl" | "RepositoryUrl" | "SmsPrice";
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
            keyword?: string;
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
          keyword?: string;
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
          version: number;
          name?: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean;
          workDescribe?: string | null;
          nation?: string | null;
          education?: string | null;
          positionStatus?: string | null;
          avatar?: string | null;
          roleIds?: string[];
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
          nation?: string | null;
          education?: string | null;
          positionStatus?: string | null;
          avatar?: string | null;
          roleIds?: string[];
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
          version: number;
          name?: string;
          email?: (string | null) | "";
          mobile?: (string | null) | "";
          sex?: "M" | "W" | "N";
          orgId?: string | null;
          stationId?: string | null;
          state?: boolean;
          workDescribe?: string | null;
          nation?: string | null;
          education?: string | null;
          positionStatus?: string | null;
          avatar?: string | null;
          roleIds?: string[];
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
            keyword?: string;
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
            keyword?: string;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
          nation?: string | null;
          education?: string | null;
          positionStatus?: string | null;
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
  "user.updateAvatar": {
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
          avatar: string | null;
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
  "user.uploadAvatar": {
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
  "user.belongings": {
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
            data: {
              projects: number;
              judges: number;
              stages: number;
              messages: number;
              sessions: number;
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
  "user.refreshCache": {
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
  "user.clearCache": {
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
  "user.reload": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          userId?: string;
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
  "user.givableRoles": {
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
              code: string;
              name: string;
              describe: string | null;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
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
  "user.perOrg": {
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
              orgId: string | null;
              users: number;
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
  "user.findIds": {
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
            data: string[];
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
  "user.findAll": {
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
  "user.findByIds": {
    parameters: {
      query: {
        ids: string[];
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
                id: string;
                code: string;
                name: string;
              }[];
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                stationId?: string;
                nation?: string;
                education?: string;
                positionStatus?: string;
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
  "user.ofRole": {
    parameters: {
      query?: {
        keyword?: string;
      };
      header?: never;
      path: {
        roleId: string;
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
              idList: string[];
              userList: {
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
                };
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
  "user.dataScope": {
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
              dsType: number;
              orgIds: string[];
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
  "role.page": {
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
            keyword?: string;
            code?: string;
            name?: string;
            describe?: string;
            state?: boolean | null;
            readonly?: boolean | null;
            dsType?: (("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF") | null) | ("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF")[];
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
                code: string;
                name: string;
                describe: string | null;
                state: boolean;
                readonly: boolean;
                dsType: {
                  code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                  desc: string;
                };
                orgList: string[];
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
  "role.get": {
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          code?: string;
          name?: string;
          describe?: string;
          state?: boolean | null;
          readonly?: boolean | null;
          dsType?: (("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF") | null) | ("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF")[];
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.update": {
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
          version: number;
          name?: string;
          describe?: string | null;
          state?: boolean;
          dsType?: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
          orgList?: string[];
          confirm?: boolean;
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code?: string | null;
          name: string;
          describe?: string | null;
          state?: boolean;
          dsType?: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
          orgList?: string[];
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.remove": {
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
  "role.updateAll": {
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
          version: number;
          name?: string;
          describe?: string | null;
          state?: boolean;
          dsType?: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
          orgList?: string[];
          confirm?: boolean;
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.export": {
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
            keyword?: string;
            code?: string;
            name?: string;
            describe?: string;
            state?: boolean | null;
            readonly?: boolean | null;
            dsType?: (("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF") | null) | ("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF")[];
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
  "role.preview": {
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
            keyword?: string;
            code?: string;
            name?: string;
            describe?: string;
            state?: boolean | null;
            readonly?: boolean | null;
            dsType?: (("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF") | null) | ("ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF")[];
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
  "role.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "role.refreshCache": {
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
  "role.clearCache": {
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
  "role.details": {
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
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.check": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
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
  "role.users": {
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
            keyword?: string;
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
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
  "role.userIds": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        roleId: string;
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
            data: string[];
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
  "role.userIdsOf": {
    parameters: {
      query: {
        codes: string[];
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
            data: string[];
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
  "role.assign": {
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
  "role.unassign": {
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
  "role.replaceUsers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleId: string;
          userIdList: string[];
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
  "role.grantable": {
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
            data: components["schemas"]["GrantNode"][];
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
  "role.authority": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        roleId: string;
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
              menuIdList: string[];
              resourceIdList: string[];
              version: number;
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
  "role.authorityRows": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        roleId: string;
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
              roleId: string;
              authorityId: string;
              authorityType: {
                code: "MENU" | "RESOURCE";
                desc: string;
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
  "role.grant": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleId: string;
          menuIdList: string[];
          resourceIdList: string[];
          version?: number;
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
  "role.effect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleId: string;
          menuIdList: string[];
          resourceIdList: string[];
          version?: number;
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
              holders: number;
              lost: {
                id: string;
                count: number;
                names: string[];
              }[];
              gained: {
                id: string;
                count: number;
                names: string[];
              }[];
              ownLoss: string[];
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
  "role.menu": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        roleId: string;
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
  "role.detailsById": {
    parameters: {
      query: {
        id: string;
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              readonly: boolean;
              dsType: {
                code: "ALL" | "THIS_LEVEL" | "THIS_LEVEL_CHILDREN" | "CUSTOMIZE" | "SELF";
                desc: string;
              };
              orgList: string[];
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
  "role.checkCode": {
    parameters: {
      query: {
        code: string;
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
  "role.userList": {
    parameters: {
      query: {
        roleId: string;
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
            data: string[];
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
  "role.resourceList": {
    parameters: {
      query: {
        roleId: string;
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
              menuIdList: string[];
              resourceIdList: string[];
              version: number;
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
  "role.saveUserRole": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleId: string;
          userIdList: string[];
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
  "role.saveResource": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleId: string;
          menuIdList: string[];
          resourceIdList: string[];
          version?: number;
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
  "menu.page": {
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
            parentId?: string | null;
            label?: string;
            path?: string;
            group?: string;
            isGeneral?: boolean | null;
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
                parentId: string;
                label: string;
                path: string;
                component: string;
                icon: string | null;
                isGeneral: boolean;
                state: boolean;
                readonly: boolean;
                sortValue: number;
                group: string | null;
                describe: string | null;
                parentPath: string | null;
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
  "menu.get": {
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
              path: string;
              component: string;
              icon: string | null;
              isGeneral: boolean;
              state: boolean;
              readonly: boolean;
              sortValue: number;
              group: string | null;
              describe: string | null;
              parentPath: string | null;
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
  "menu.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          parentId?: string | null;
          label?: string;
          path?: string;
          group?: string;
          isGeneral?: boolean | null;
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
              parentId: string;
              label: string;
              path: string;
              component: string;
              icon: string | null;
              isGeneral: boolean;
              state: boolean;
              readonly: boolean;
              sortValue: number;
              group: string | null;
              describe: string | null;
              parentPath: string | null;
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
  "menu.update": {
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
          path?: string;
          component?: string | null;
          icon?: string | null;
          isGeneral?: boolean;
          state?: boolean;
          sortValue?: number;
          group?: string | null;
          describe?: string | null;
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
              path: string;
              component: string;
              icon: string | null;
              isGeneral: boolean;
              state: boolean;
              readonly: boolean;
              sortValue: number;
              group: string | null;
              describe: string | null;
              parentPath: string | null;
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
  "menu.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          parentId?: string;
          label: string;
          path: string;
          component?: string | null;
          icon?: string | null;
          isGeneral?: boolean;
          state?: boolean;
          sortValue?: number;
          group?: string | null;
          describe?: string | null;
          parentPath?: string | null;
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
              path: string;
              component: string;
              icon: string | null;
              isGeneral: boolean;
              state: boolean;
              readonly: boolean;
              sortValue: number;
              group: string | null;
              describe: string | null;
              parentPath: string | null;
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
  "menu.remove": {
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
  "menu.updateAll": {
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
          path?: string;
          component?: string | null;
          icon?: string | null;
          isGeneral?: boolean;
          state?: boolean;
          sortValue?: number;
          group?: string | null;
          describe?: string | null;
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
              path: string;
              component: string;
              icon: string | null;
              isGeneral: boolean;
              state: boolean;
              readonly: boolean;
              sortValue: number;
              group: string | null;
              describe: string | null;
              parentPath: string | null;
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
  "menu.export": {
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
            parentId?: string | null;
            label?: string;
            path?: string;
            group?: string;
            isGeneral?: boolean | null;
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
  "menu.preview": {
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
            parentId?: string | null;
            label?: string;
            path?: string;
            group?: string;
            isGeneral?: boolean | null;
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
  "menu.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "menu.refreshCache": {
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
  "menu.clearCache": {
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
  "menu.move": {
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
          parentId: string;
          after: string | null;
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
  "menu.use": {
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
              menus: number;
              buttons: number;
              roles: {
                id: string;
                code: string;
                name: string;
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
  "menu.tree": {
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
            data: components["schemas"]["MenuTreeNode"][];
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
  "menu.postTree": {
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
            data: components["schemas"]["MenuTreeNode"][];
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
  "menu.mine": {
    parameters: {
      query?: {
        group?: string;
        userId?: string;
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
            data: components["schemas"]["MenuTreeNode"][];
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
  "resource.page": {
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
            menuId?: string | null;
            code?: string;
            name?: string;
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
                menuId: string;
                code: string;
                name: string;
                describe: string | null;
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
  "resource.get": {
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
              menuId: string;
              code: string;
              name: string;
              describe: string | null;
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
  "resource.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          menuId?: string | null;
          code?: string;
          name?: string;
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
              menuId: string;
              code: string;
              name: string;
              describe: string | null;
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
  "resource.update": {
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
          version: number;
          name?: string;
          describe?: string | null;
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
              menuId: string;
              code: string;
              name: string;
              describe: string | null;
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
  "resource.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          menuId: string;
          code?: (string | null) | "";
          name: string;
          describe?: string | null;
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
              menuId: string;
              code: string;
              name: string;
              describe: string | null;
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
  "resource.remove": {
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
  "resource.updateAll": {
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
          version: number;
          name?: string;
          describe?: string | null;
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
              menuId: string;
              code: string;
              name: string;
              describe: string | null;
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
  "resource.export": {
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
            menuId?: string | null;
            code?: string;
            name?: string;
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
  "resource.preview": {
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
            menuId?: string | null;
            code?: string;
            name?: string;
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
  "resource.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "resource.refreshCache": {
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
  "resource.clearCache": {
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
  "org.page": {
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
            label?: string;
            abbreviation?: string;
            describe?: string;
            parentId?: string | null;
            type?: (("school" | "college" | "unit") | null) | ("school" | "college" | "unit")[];
            state?: boolean | null;
            vip?: boolean | null;
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
                parentId: string;
                parentName: string | null;
                label: string;
                abbreviation: string | null;
                type: {
                  code: "school" | "college" | "unit";
                  desc: string;
                };
                describe: string | null;
                state: boolean;
                sortValue: number;
                vip: boolean;
                expiryDate: string | null;
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
              parentName: string | null;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
              vip: boolean;
              expiryDate: string | null;
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
  "org.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          label?: string;
          abbreviation?: string;
          describe?: string;
          parentId?: string | null;
          type?: (("school" | "college" | "unit") | null) | ("school" | "college" | "unit")[];
          state?: boolean | null;
          vip?: boolean | null;
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
              parentName: string | null;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
              vip: boolean;
              expiryDate: string | null;
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
          vip?: boolean;
          expiryDate?: string | null;
          confirm?: boolean;
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
              parentName: string | null;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
              vip: boolean;
              expiryDate: string | null;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
          vip?: boolean;
          expiryDate?: string | null;
          parentName?: string | null;
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
              parentName: string | null;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
              vip: boolean;
              expiryDate: string | null;
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
  "org.updateAll": {
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
          vip?: boolean;
          expiryDate?: string | null;
          confirm?: boolean;
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
              parentName: string | null;
              label: string;
              abbreviation: string | null;
              type: {
                code: "school" | "college" | "unit";
                desc: string;
              };
              describe: string | null;
              state: boolean;
              sortValue: number;
              vip: boolean;
              expiryDate: string | null;
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
  "org.export": {
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
            label?: string;
            abbreviation?: string;
            describe?: string;
            parentId?: string | null;
            type?: (("school" | "college" | "unit") | null) | ("school" | "college" | "unit")[];
            state?: boolean | null;
            vip?: boolean | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
          map?: {
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
  "org.preview": {
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
            label?: string;
            abbreviation?: string;
            describe?: string;
            parentId?: string | null;
            type?: (("school" | "college" | "unit") | null) | ("school" | "college" | "unit")[];
            state?: boolean | null;
            vip?: boolean | null;
          };
          sort?: string;
          order?: string;
          extra?: {
            [key: string]: string;
          };
          map?: {
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
  "org.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "org.move": {
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
          parentId: string;
          after: string | null;
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
  "org.belongings": {
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
            data: {
              orgs: number;
              users: number;
              stations: number;
              judges: number;
              contests: number;
              projects: number;
              students: number;
              teachers: number;
              roles: string[];
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
  "org.refreshCache": {
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
  "org.clearCache": {
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
        state?: boolean;
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
  "org.check": {
    parameters: {
      query: {
        id?: string;
        name: string;
        parentId?: string;
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
  "school.own": {
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              province: string | null;
              city: string | null;
              kind: string | null;
              level: string | null;
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
  "school.page": {
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
            keyword?: string;
            label?: string;
            province?: string;
            state?: boolean | null;
            vip?: boolean | null;
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
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                vip: boolean;
                expiryDate: string | null;
                version: number;
                administrators: string[];
                people: number;
                projects: number;
                province: string | null;
                level: string | null;
                colleges: number;
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
  "school.get": {
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              province: string | null;
              city: string | null;
              kind: string | null;
              level: string | null;
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
  "school.update": {
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
          version: number;
          label?: string;
          abbreviation?: string | null;
          describe?: string | null;
          code?: string | null;
          logo?: (string | null) | "";
          state?: boolean;
          vip?: boolean;
          expiryDate?: string | null;
          province?: string | null;
          city?: string | null;
          kind?: string | null;
          level?: string | null;
          confirm?: boolean;
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              province: string | null;
              city: string | null;
              kind: string | null;
              level: string | null;
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
  "school.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          label: string;
          abbreviation?: string | null;
          describe?: string | null;
          code?: string | null;
          logo?: (string | null) | "";
          state?: boolean;
          vip?: boolean;
          expiryDate?: string | null;
          province?: string | null;
          city?: string | null;
          kind?: string | null;
          level?: string | null;
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              province: string | null;
              city: string | null;
              kind: string | null;
              level: string | null;
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
  "school.move": {
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
          after: string | null;
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
  "school.administrators": {
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
            keyword?: string;
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
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
  "school.figures": {
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
              people: number;
              projects: number;
              students: number;
              teachers: number;
              judges: number;
              contests: number;
              projectsByState: {
                state: {
                  code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                  desc: string;
                };
                count: number;
              }[];
              byYear: {
                year: number;
                projects: number;
                students: number;
              }[];
              colleges: number;
              byCollege: {
                id: string;
                label: string;
                people: number;
                projects: number;
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
  "school.appoint": {
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
        "application/x-www-form-urlencoded": {
          userId: string;
          replaces?: string;
          confirm?: boolean;
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
  "school.dismiss": {
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
        "application/x-www-form-urlencoded": {
          userId: string;
          confirm?: boolean;
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
  "school.invite": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          note?: string | null;
          until?: string | null;
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
              path: string;
              until: string;
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
  "school.invitations": {
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
          model: Record<string, never>;
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
                note: string | null;
                state: {
                  code: "OPEN" | "USED" | "EXPIRED" | "REVOKED";
                  desc: string;
                };
                until: string;
                createTime: string;
                author: string | null;
                usedTime: string | null;
                userName: string | null;
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
  "school.revoke": {
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
          ids: string[];
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
  "school.mergePreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          keepId: string;
          dropId: string;
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
              keep: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                describe: string | null;
                vip: boolean;
                expiryDate: string | null;
                merged: {
                  label: string;
                  createTime: string;
                  author: string | null;
                }[];
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
                province: string | null;
                city: string | null;
                kind: string | null;
                level: string | null;
              };
              drop: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                describe: string | null;
                vip: boolean;
                expiryDate: string | null;
                merged: {
                  label: string;
                  createTime: string;
                  author: string | null;
                }[];
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
                province: string | null;
                city: string | null;
                kind: string | null;
                level: string | null;
              };
              follows: {
                users: number;
                stations: number;
                judges: number;
                contests: number;
                projects: number;
                students: number;
                teachers: number;
                colleges: number;
              };
              administrators: string[];
              clashes: string[];
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
  "school.merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keep: {
            id: string;
            version: number;
          };
          drop: {
            id: string;
            version: number;
          };
          take: ("label" | "abbreviation" | "code" | "logo" | "describe" | "expiryDate" | "province" | "city" | "kind" | "level")[];
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              province: string | null;
              city: string | null;
              kind: string | null;
              level: string | null;
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
  "school.colleges": {
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
            keyword?: string;
            label?: string;
            state?: boolean | null;
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
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                vip: boolean;
                expiryDate: string | null;
                version: number;
                administrators: string[];
                people: number;
                projects: number;
                school: {
                  id: string;
                  label: string;
                } | null;
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
  "school.importPreview": {
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
            data: {
              fresh: number;
              existing: number;
              passedOver: string[];
              fieldErrors: {
                [key: string]: string;
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
  "school.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
          existing?: "UPDATE" | "SKIP";
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
  "appointment.open": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
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
              place: string;
              school: string | null;
              roleName: string;
              by: string;
              until: string;
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
  "appointment.join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
          account: string;
          name: string;
          password: string;
          confirmPassword: string;
          consent: boolean;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "appointment.accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
          confirm?: boolean;
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
  "college.own": {
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              school: {
                id: string;
                label: string;
              } | null;
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
  "college.page": {
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
            keyword?: string;
            label?: string;
            state?: boolean | null;
            schoolId?: string | null;
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
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                vip: boolean;
                expiryDate: string | null;
                version: number;
                administrators: string[];
                people: number;
                projects: number;
                school: {
                  id: string;
                  label: string;
                } | null;
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
  "college.get": {
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              school: {
                id: string;
                label: string;
              } | null;
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
  "college.update": {
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
          version: number;
          label?: string;
          abbreviation?: string | null;
          describe?: string | null;
          code?: string | null;
          logo?: (string | null) | "";
          state?: boolean;
          vip?: boolean;
          expiryDate?: string | null;
          confirm?: boolean;
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              school: {
                id: string;
                label: string;
              } | null;
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
  "college.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          label: string;
          abbreviation?: string | null;
          describe?: string | null;
          code?: string | null;
          logo?: (string | null) | "";
          state?: boolean;
          vip?: boolean;
          expiryDate?: string | null;
          schoolId?: string | null;
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              school: {
                id: string;
                label: string;
              } | null;
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
  "college.move": {
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
          after: string | null;
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
  "college.administrators": {
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
            keyword?: string;
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
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
  "college.figures": {
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
              people: number;
              projects: number;
              students: number;
              teachers: number;
              judges: number;
              contests: number;
              projectsByState: {
                state: {
                  code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                  desc: string;
                };
                count: number;
              }[];
              byYear: {
                year: number;
                projects: number;
                students: number;
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
  "college.appoint": {
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
        "application/x-www-form-urlencoded": {
          userId: string;
          replaces?: string;
          confirm?: boolean;
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
  "college.dismiss": {
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
        "application/x-www-form-urlencoded": {
          userId: string;
          confirm?: boolean;
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
  "college.invite": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          note?: string | null;
          until?: string | null;
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
              path: string;
              until: string;
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
  "college.invitations": {
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
          model: Record<string, never>;
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
                note: string | null;
                state: {
                  code: "OPEN" | "USED" | "EXPIRED" | "REVOKED";
                  desc: string;
                };
                until: string;
                createTime: string;
                author: string | null;
                usedTime: string | null;
                userName: string | null;
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
  "college.revoke": {
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
          ids: string[];
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
  "college.mergePreview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          keepId: string;
          dropId: string;
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
              keep: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                describe: string | null;
                vip: boolean;
                expiryDate: string | null;
                merged: {
                  label: string;
                  createTime: string;
                  author: string | null;
                }[];
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
                school: {
                  id: string;
                  label: string;
                } | null;
              };
              drop: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                label: string;
                abbreviation: string | null;
                code: string | null;
                logo: string | null;
                state: boolean;
                sortValue: number;
                describe: string | null;
                vip: boolean;
                expiryDate: string | null;
                merged: {
                  label: string;
                  createTime: string;
                  author: string | null;
                }[];
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
                school: {
                  id: string;
                  label: string;
                } | null;
              };
              follows: {
                users: number;
                stations: number;
                judges: number;
                contests: number;
                projects: number;
                students: number;
                teachers: number;
                colleges: number;
              };
              administrators: string[];
              clashes: string[];
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
  "college.merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keep: {
            id: string;
            version: number;
          };
          drop: {
            id: string;
            version: number;
          };
          take: ("label" | "abbreviation" | "code" | "logo" | "describe" | "expiryDate" | "province" | "city" | "kind" | "level")[];
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
              label: string;
              abbreviation: string | null;
              code: string | null;
              logo: string | null;
              state: boolean;
              sortValue: number;
              describe: string | null;
              vip: boolean;
              expiryDate: string | null;
              merged: {
                label: string;
                createTime: string;
                author: string | null;
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              school: {
                id: string;
                label: string;
              } | null;
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
  "certification.mine": {
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
              requests: {
                id: string;
                role: {
                  code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                  desc: string;
                };
                schoolId: string;
                schoolLabel: string;
                collegeId: string | null;
                collegeLabel: string | null;
                note: string | null;
                state: {
                  code: "PENDING" | "APPROVED" | "REJECTED";
                  desc: string;
                };
                reason: string | null;
                createTime: string;
                decideTime: string | null;
                reviewer: string | null;
                evidence: {
                  id: string;
                  name: string;
                  type: string;
                  dataType: {
                    code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                    desc: string;
                  };
                  size: string;
                  url: string;
                }[];
              }[];
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              barred: {
                roleCode: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                reason: string;
              }[];
              home: {
                schoolId: string | null;
                collegeId: string | null;
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
  "certification.upload": {
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
            data: {
              id: string;
              name: string;
              type: string;
              dataType: {
                code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                desc: string;
              };
              size: string;
              url: string;
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
  "certification.ask": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          roleCode: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
          schoolId: string;
          collegeId?: ("" | string) | null;
          evidenceIds: string[];
          note?: string | null;
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
  "certification.page": {
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
            keyword?: string;
            state?: ("PENDING" | "APPROVED" | "REJECTED") | null;
            role?: ("TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT") | null;
            schoolId?: string | null;
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
                role: {
                  code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                  desc: string;
                };
                schoolId: string;
                schoolLabel: string;
                collegeId: string | null;
                collegeLabel: string | null;
                note: string | null;
                state: {
                  code: "PENDING" | "APPROVED" | "REJECTED";
                  desc: string;
                };
                reason: string | null;
                createTime: string;
                decideTime: string | null;
                reviewer: string | null;
                userId: string;
                userName: string;
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
  "certification.get": {
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
              role: {
                code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                desc: string;
              };
              schoolId: string;
              schoolLabel: string;
              collegeId: string | null;
              collegeLabel: string | null;
              note: string | null;
              state: {
                code: "PENDING" | "APPROVED" | "REJECTED";
                desc: string;
              };
              reason: string | null;
              createTime: string;
              decideTime: string | null;
              reviewer: string | null;
              userId: string;
              userName: string;
              mobile: string | null;
              orgLabel: string | null;
              roleNames: string[];
              evidence: {
                id: string;
                name: string;
                type: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                size: string;
                url: string;
              }[];
              move: {
                to: string;
                roleNames: string[];
              } | null;
              earlier: {
                id: string;
                role: {
                  code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                  desc: string;
                };
                place: string;
                state: {
                  code: "PENDING" | "APPROVED" | "REJECTED";
                  desc: string;
                };
                reason: string | null;
                createTime: string;
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
  "certification.approve": {
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
        "application/x-www-form-urlencoded": {
          confirm?: boolean;
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
              role: {
                code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                desc: string;
              };
              schoolId: string;
              schoolLabel: string;
              collegeId: string | null;
              collegeLabel: string | null;
              note: string | null;
              state: {
                code: "PENDING" | "APPROVED" | "REJECTED";
                desc: string;
              };
              reason: string | null;
              createTime: string;
              decideTime: string | null;
              reviewer: string | null;
              userId: string;
              userName: string;
              mobile: string | null;
              orgLabel: string | null;
              roleNames: string[];
              evidence: {
                id: string;
                name: string;
                type: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                size: string;
                url: string;
              }[];
              move: {
                to: string;
                roleNames: string[];
              } | null;
              earlier: {
                id: string;
                role: {
                  code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                  desc: string;
                };
                place: string;
                state: {
                  code: "PENDING" | "APPROVED" | "REJECTED";
                  desc: string;
                };
                reason: string | null;
                createTime: string;
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
  "certification.reject": {
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
        "application/x-www-form-urlencoded": {
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
              role: {
                code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                desc: string;
              };
              schoolId: string;
              schoolLabel: string;
              collegeId: string | null;
              collegeLabel: string | null;
              note: string | null;
              state: {
                code: "PENDING" | "APPROVED" | "REJECTED";
                desc: string;
              };
              reason: string | null;
              createTime: string;
              decideTime: string | null;
              reviewer: string | null;
              userId: string;
              userName: string;
              mobile: string | null;
              orgLabel: string | null;
              roleNames: string[];
              evidence: {
                id: string;
                name: string;
                type: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                size: string;
                url: string;
              }[];
              move: {
                to: string;
                roleNames: string[];
              } | null;
              earlier: {
                id: string;
                role: {
                  code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                  desc: string;
                };
                place: string;
                state: {
                  code: "PENDING" | "APPROVED" | "REJECTED";
                  desc: string;
                };
                reason: string | null;
                createTime: string;
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
  "station.page": {
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
            keyword?: string;
            name?: string;
            describe?: string;
            orgId?: string | null;
            state?: boolean | null;
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
                name: string;
                describe: string | null;
                orgId: string | null;
                state: boolean;
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
  "station.get": {
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
              name: string;
              describe: string | null;
              orgId: string | null;
              state: boolean;
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
  "station.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          name?: string;
          describe?: string;
          orgId?: string | null;
          state?: boolean | null;
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
              name: string;
              describe: string | null;
              orgId: string | null;
              state: boolean;
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
  "station.update": {
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
          version: number;
          name?: string;
          describe?: string | null;
          orgId?: string | null;
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
              name: string;
              describe: string | null;
              orgId: string | null;
              state: boolean;
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
  "station.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          describe?: string | null;
          orgId?: string | null;
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
              name: string;
              describe: string | null;
              orgId: string | null;
              state: boolean;
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
  "station.remove": {
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
  "station.updateAll": {
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
          version: number;
          name?: string;
          describe?: string | null;
          orgId?: string | null;
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
              name: string;
              describe: string | null;
              orgId: string | null;
              state: boolean;
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
  "station.export": {
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
            keyword?: string;
            name?: string;
            describe?: string;
            orgId?: string | null;
            state?: boolean | null;
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
  "station.preview": {
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
            keyword?: string;
            name?: string;
            describe?: string;
            orgId?: string | null;
            state?: boolean | null;
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
  "station.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "station.refreshCache": {
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
  "station.clearCache": {
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
  "station.check": {
    parameters: {
      query: {
        id?: string;
        name: string;
        orgId?: string;
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
  "student.page": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            major?: string;
            degree?: (string[] | string) | null;
            year?: number | null;
            isGraduated?: boolean | null;
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
                orgId: string;
                name: string;
                phone: string | null;
                account: string | null;
                number: string;
                major: string | null;
                degree: string | null;
                year: number | null;
                graduateTime: string | null;
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  degree?: string;
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
  "student.get": {
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          name?: string;
          number?: string;
          phone?: string;
          orgId?: string | null;
          isLinked?: boolean | null;
          major?: string;
          degree?: (string[] | string) | null;
          year?: number | null;
          isGraduated?: boolean | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.update": {
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
          version: number;
          number?: string;
          name?: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          major?: string | null;
          degree?: string | null;
          year?: number | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          number: string;
          name: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          major?: string | null;
          degree?: string | null;
          year?: number | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.remove": {
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
  "student.updateAll": {
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
          version: number;
          number?: string;
          name?: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          major?: string | null;
          degree?: string | null;
          year?: number | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.export": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            major?: string;
            degree?: (string[] | string) | null;
            year?: number | null;
            isGraduated?: boolean | null;
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
  "student.preview": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            major?: string;
            degree?: (string[] | string) | null;
            year?: number | null;
            isGraduated?: boolean | null;
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
  "student.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
          existing?: "UPDATE" | "SKIP";
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
  "student.importPreview": {
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
            data: {
              fresh: number;
              existing: number;
              passedOver: string[];
              fieldErrors: {
                [key: string]: string;
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
  "student.perOrg": {
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
              orgId: string;
              people: number;
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
  "student.history": {
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
              act: {
                code: "MOVED" | "GRADUATED" | "RETURNED" | "MERGED" | "LINKED" | "UNLINKED";
                desc: string;
              };
              fromOrg: string | null;
              toOrg: string | null;
              note: string | null;
              createTime: string;
              author: string | null;
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
  "student.duplicates": {
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
              reason: {
                code: "NUMBER" | "PHONE";
                desc: string;
              };
              people: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                orgId: string;
                name: string;
                phone: string | null;
                account: string | null;
                number: string;
                major: string | null;
                degree: string | null;
                year: number | null;
                graduateTime: string | null;
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  degree?: string;
                };
              }[];
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
  "student.reveal": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          field: "number" | "phone";
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
              value: string;
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
  "student.transfer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
          orgId: string;
          note?: string | null;
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
            data: number;
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
  "student.merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keep: {
            id: string;
            version: number;
          };
          drop: {
            id: string;
            version: number;
          };
          take: ("number" | "name" | "orgId" | "phone" | "major" | "degree" | "year")[];
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.unlink": {
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              major: string | null;
              degree: string | null;
              year: number | null;
              graduateTime: string | null;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                degree?: string;
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
  "student.graduating": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          year: number;
          orgId?: string | null;
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
            data: number;
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
  "student.graduate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          year: number;
          orgId?: string | null;
          count: number;
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
              graduationId: string;
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
  "student.ungraduate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          graduationId?: string;
          ids?: string[];
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
            data: number;
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
  "teacher.page": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            jobTitle?: (string[] | string) | null;
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
                orgId: string;
                name: string;
                phone: string | null;
                account: string | null;
                number: string;
                jobTitle: string | null;
                isJudge: boolean;
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  jobTitle?: string;
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
  "teacher.get": {
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          name?: string;
          number?: string;
          phone?: string;
          orgId?: string | null;
          isLinked?: boolean | null;
          jobTitle?: (string[] | string) | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.update": {
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
          version: number;
          number?: string;
          name?: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          jobTitle?: string | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          number: string;
          name: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          jobTitle?: string | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.remove": {
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
  "teacher.updateAll": {
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
          version: number;
          number?: string;
          name?: string;
          phone?: (string | null) | "";
          orgId?: string | null;
          jobTitle?: string | null;
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.export": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            jobTitle?: (string[] | string) | null;
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
  "teacher.preview": {
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
            keyword?: string;
            name?: string;
            number?: string;
            phone?: string;
            orgId?: string | null;
            isLinked?: boolean | null;
            jobTitle?: (string[] | string) | null;
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
  "teacher.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
          existing?: "UPDATE" | "SKIP";
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
  "teacher.importPreview": {
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
            data: {
              fresh: number;
              existing: number;
              passedOver: string[];
              fieldErrors: {
                [key: string]: string;
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
  "teacher.perOrg": {
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
              orgId: string;
              people: number;
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
  "teacher.history": {
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
              act: {
                code: "MOVED" | "GRADUATED" | "RETURNED" | "MERGED" | "LINKED" | "UNLINKED";
                desc: string;
              };
              fromOrg: string | null;
              toOrg: string | null;
              note: string | null;
              createTime: string;
              author: string | null;
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
  "teacher.duplicates": {
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
              reason: {
                code: "NUMBER" | "PHONE";
                desc: string;
              };
              people: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                orgId: string;
                name: string;
                phone: string | null;
                account: string | null;
                number: string;
                jobTitle: string | null;
                isJudge: boolean;
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  jobTitle?: string;
                };
              }[];
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
  "teacher.reveal": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          field: "number" | "phone";
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
              value: string;
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
  "teacher.transfer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
          orgId: string;
          note?: string | null;
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
            data: number;
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
  "teacher.merge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keep: {
            id: string;
            version: number;
          };
          drop: {
            id: string;
            version: number;
          };
          take: ("number" | "name" | "orgId" | "phone" | "jobTitle")[];
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "teacher.unlink": {
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
              orgId: string;
              name: string;
              phone: string | null;
              account: string | null;
              number: string;
              jobTitle: string | null;
              isJudge: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                jobTitle?: string;
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
  "register.offers": {
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
              kind: {
                code: "STUDENT" | "TEACHER";
                desc: string;
              };
              id: string;
              name: string;
              number: string;
              phone: string;
              orgLabel: string;
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
  "register.answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          kind: "STUDENT" | "TEACHER";
          id: string;
          isMe: boolean;
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
            keyword?: string;
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
                msgType: {
                  code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                  desc: string;
                };
                bizType: {
                  code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                  desc: string;
                } | null;
                bizId: string | null;
                title: string;
                content: string;
                text: string;
                author: string | null;
                authorOrg: string | null;
                handlerUrl: string | null;
                handlerParams: string | null;
                isSingleHandle: boolean;
                handledBy: {
                  id: string;
                  name: string;
                } | null;
                handledTime: string | null;
                createTime: string;
                createMillis: string;
                createdBy: string | null;
                receiveId: string;
                isRead: boolean;
                readTime: string | null;
                isDelete: boolean;
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
  "message.markByGet": {
    parameters: {
      query?: {
        msgIds?: string[];
        ids?: string[];
        msgCenterIds?: string[];
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
  "message.markMine": {
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
  "message.markAll": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          msgType?: ("WAIT" | "NOTIFY" | "PUBLICITY" | "WARN") | null;
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
            data: number;
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
  "message.unread": {
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
              total: number;
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
  "message.stream": {
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
          "text/event-stream": {
            unread: {
              total: number;
            };
            access: {
              mark: string;
            };
            job: {
              id: string;
              state: string;
              done: number;
              total: number | null;
            };
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
              msgType: {
                code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                desc: string;
              };
              bizType: {
                code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                desc: string;
              } | null;
              bizId: string | null;
              title: string;
              content: string;
              text: string;
              author: string | null;
              authorOrg: string | null;
              handlerUrl: string | null;
              handlerParams: string | null;
              isSingleHandle: boolean;
              handledBy: {
                id: string;
                name: string;
              } | null;
              handledTime: string | null;
              createTime: string;
              createMillis: string;
              createdBy: string | null;
              receiveId: string;
              isRead: boolean;
              readTime: string | null;
              isDelete: boolean;
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
  "message.update": {
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
          version: number;
          msgDTO: {
            msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
            bizType?: ("USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION") | null;
            bizId?: string | null;
            title?: string | null;
            content: string;
            author?: string | null;
            handlerUrl?: (string | "") | null;
            handlerParams?: string | null;
            isSingleHandle?: boolean;
          };
          userIdList?: string[];
          roleCodeList?: string[];
          orgIdList?: string[];
          contestId?: string | null;
          contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
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
              msgType: {
                code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                desc: string;
              };
              bizType: {
                code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                desc: string;
              } | null;
              bizId: string | null;
              title: string;
              content: string;
              text: string;
              author: string | null;
              authorOrg: string | null;
              handlerUrl: string | null;
              handlerParams: string | null;
              isSingleHandle: boolean;
              handledBy: {
                id: string;
                name: string;
              } | null;
              handledTime: string | null;
              createTime: string;
              createMillis: string;
              createdBy: string | null;
              userIdList: string[];
              roleCodeList: string[];
              orgIdList: string[];
              contestId: string | null;
              contestPartList: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
              version: number;
              receiverCount: number;
              readCount: number;
              canEdit: boolean;
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
  "message.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          msgDTO: {
            msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
            bizType?: ("USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION") | null;
            bizId?: string | null;
            title?: string | null;
            content: string;
            author?: string | null;
            handlerUrl?: (string | "") | null;
            handlerParams?: string | null;
            isSingleHandle?: boolean;
          };
          userIdList?: string[];
          roleCodeList?: string[];
          orgIdList?: string[];
          contestId?: string | null;
          contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
          withSms?: boolean;
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
              msgType: {
                code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                desc: string;
              };
              bizType: {
                code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                desc: string;
              } | null;
              bizId: string | null;
              title: string;
              content: string;
              text: string;
              author: string | null;
              authorOrg: string | null;
              handlerUrl: string | null;
              handlerParams: string | null;
              isSingleHandle: boolean;
              handledBy: {
                id: string;
                name: string;
              } | null;
              handledTime: string | null;
              createTime: string;
              createMillis: string;
              createdBy: string | null;
              userIdList: string[];
              roleCodeList: string[];
              orgIdList: string[];
              contestId: string | null;
              contestPartList: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
              version: number;
              receiverCount: number;
              readCount: number;
              canEdit: boolean;
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
  "message.remove": {
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
  "message.export": {
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
            keyword?: string;
            title?: string;
            content?: string;
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
  "message.preview": {
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
            keyword?: string;
            title?: string;
            content?: string;
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
  "message.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "message.count": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
          userIdList?: string[];
          roleCodeList?: string[];
          orgIdList?: string[];
          contestId?: string | null;
          contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
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
              total: number;
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
  "message.receivers": {
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
            msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
            userIdList?: string[];
            roleCodeList?: string[];
            orgIdList?: string[];
            contestId?: string | null;
            contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
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
                name: string;
                orgLabel: string | null;
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
  "message.sample": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          msgDTO: {
            msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
            bizType?: ("USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION") | null;
            bizId?: string | null;
            title?: string | null;
            content: string;
            author?: string | null;
            handlerUrl?: (string | "") | null;
            handlerParams?: string | null;
            isSingleHandle?: boolean;
          };
          userIdList?: string[];
          roleCodeList?: string[];
          orgIdList?: string[];
          contestId?: string | null;
          contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
          withSms?: boolean;
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
              receiver: string;
              title: string;
              content: string;
            } | null;
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
  "message.plan": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          msgDTO: {
            msgType: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
            bizType?: ("USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION") | null;
            bizId?: string | null;
            title?: string | null;
            content: string;
            author?: string | null;
            handlerUrl?: (string | "") | null;
            handlerParams?: string | null;
            isSingleHandle?: boolean;
          };
          userIdList?: string[];
          roleCodeList?: string[];
          orgIdList?: string[];
          contestId?: string | null;
          contestPartList?: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
          withSms?: boolean;
          sendTime: string;
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
              title: string;
              sendTime: string;
              state: {
                code: "WAITING" | "SENT" | "FAILED" | "CANCELLED";
                desc: string;
              };
              msgId: string | null;
              createTime: string;
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
  "message.plans": {
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
              title: string;
              sendTime: string;
              state: {
                code: "WAITING" | "SENT" | "FAILED" | "CANCELLED";
                desc: string;
              };
              msgId: string | null;
              createTime: string;
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
  "message.cancelPlan": {
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
              title: string;
              sendTime: string;
              state: {
                code: "WAITING" | "SENT" | "FAILED" | "CANCELLED";
                desc: string;
              };
              msgId: string | null;
              createTime: string;
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
  "message.templates": {
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
              name: string;
              title: string;
              content: string;
              orgLabel: string | null;
              isOwn: boolean;
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
  "message.saveTemplate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          name: string;
          title: string;
          content: string;
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
              name: string;
              title: string;
              content: string;
              orgLabel: string | null;
              isOwn: boolean;
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
  "message.removeTemplate": {
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
  "message.sent": {
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
            msgType?: (string[] | string) | null;
            bizType?: (string[] | string) | null;
            keyword?: string;
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
                msgType: {
                  code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                  desc: string;
                };
                bizType: {
                  code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                  desc: string;
                } | null;
                bizId: string | null;
                title: string;
                content: string;
                text: string;
                author: string | null;
                authorOrg: string | null;
                handlerUrl: string | null;
                handlerParams: string | null;
                isSingleHandle: boolean;
                handledBy: {
                  id: string;
                  name: string;
                } | null;
                handledTime: string | null;
                createTime: string;
                createMillis: string;
                createdBy: string | null;
                userIdList: string[];
                roleCodeList: string[];
                orgIdList: string[];
                contestId: string | null;
                contestPartList: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
                version: number;
                receiverCount: number;
                readCount: number;
                canEdit: boolean;
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
  "message.getSent": {
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
              msgType: {
                code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                desc: string;
              };
              bizType: {
                code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                desc: string;
              } | null;
              bizId: string | null;
              title: string;
              content: string;
              text: string;
              author: string | null;
              authorOrg: string | null;
              handlerUrl: string | null;
              handlerParams: string | null;
              isSingleHandle: boolean;
              handledBy: {
                id: string;
                name: string;
              } | null;
              handledTime: string | null;
              createTime: string;
              createMillis: string;
              createdBy: string | null;
              userIdList: string[];
              roleCodeList: string[];
              orgIdList: string[];
              contestId: string | null;
              contestPartList: ("LEADER" | "MEMBER" | "ADVISOR" | "JUDGE" | "UNSUBMITTED")[];
              version: number;
              receiverCount: number;
              readCount: number;
              canEdit: boolean;
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
  "message.roles": {
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
              code: string;
              name: string;
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
  "enumeration.maps": {
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
            data: {
              [key: string]: {
                [key: string]: string;
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
  "enumeration.lists": {
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
            data: {
              [key: string]: {
                label: string;
                text: string;
                value: string;
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
  "dictionary.codes": {
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
            data: {
              [key: string]: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                type: string;
                label: string;
                code: string;
                name: string;
                describe: string | null;
                state: boolean;
                sortValue: number;
                icon: string | null;
                cssClass: string | null;
                cssStyle: string | null;
                readonly: boolean;
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
  "dictionary.codeList": {
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
            data: {
              [key: string]: {
                label: string;
                text: string;
                value: string;
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
  "dictionary.page": {
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
            keyword?: string;
            type?: string;
            code?: string;
            name?: string;
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
                type: string;
                label: string;
                code: string;
                name: string;
                describe: string | null;
                state: boolean;
                sortValue: number;
                icon: string | null;
                cssClass: string | null;
                cssStyle: string | null;
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
  "dictionary.get": {
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          type?: string;
          code?: string;
          name?: string;
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.update": {
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
          version: number;
          name?: string;
          state?: boolean;
          sortValue?: number;
          describe?: string | null;
          icon?: string | null;
          cssClass?: string | null;
          cssStyle?: string | null;
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          type: string;
          label?: string | null;
          code: string;
          name: string;
          state?: boolean;
          sortValue?: number;
          describe?: string | null;
          icon?: string | null;
          cssClass?: string | null;
          cssStyle?: string | null;
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.remove": {
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
  "dictionary.updateAll": {
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
          version: number;
          name?: string;
          state?: boolean;
          sortValue?: number;
          describe?: string | null;
          icon?: string | null;
          cssClass?: string | null;
          cssStyle?: string | null;
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.export": {
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
            keyword?: string;
            type?: string;
            code?: string;
            name?: string;
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
  "dictionary.preview": {
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
            keyword?: string;
            type?: string;
            code?: string;
            name?: string;
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
  "dictionary.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "dictionary.pageType": {
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
            keyword?: string;
            type?: string;
            label?: string;
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
                type: string;
                label: string;
                state: boolean;
                readonly: boolean;
                version: number;
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
  "dictionary.updateType": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          type: string;
          label: string;
          state?: boolean;
          version?: number;
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
  "dictionary.saveType": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          type: string;
          label: string;
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
              type: string;
              label: string;
              code: string;
              name: string;
              describe: string | null;
              state: boolean;
              sortValue: number;
              icon: string | null;
              cssClass: string | null;
              cssStyle: string | null;
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
  "dictionary.removeType": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": string[] | {
          types: string[];
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
  "area.page": {
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
            parentId?: string | null;
            code?: string;
            label?: string;
            fullName?: string;
            level?: string | null;
            state?: boolean | null;
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
                parentId: string;
                parentCode: string | null;
                code: string;
                label: string;
                fullName: string | null;
                longitude: string | null;
                latitude: string | null;
                level: string | null;
                source: string | null;
                sortValue: number;
                state: boolean;
                echoMap: {
                  level?: string;
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
  "area.get": {
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
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
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
  "area.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          parentId?: string | null;
          code?: string;
          label?: string;
          fullName?: string;
          level?: string | null;
          state?: boolean | null;
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
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
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
  "area.update": {
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
          code?: string;
          fullName?: string | null;
          longitude?: string | null;
          latitude?: string | null;
          level?: string | null;
          source?: string | null;
          sortValue?: number;
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
              parentId: string;
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
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
  "area.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          parentId?: string;
          label: string;
          code: string;
          fullName?: string | null;
          longitude?: string | null;
          latitude?: string | null;
          level?: string | null;
          source?: string | null;
          sortValue?: number;
          state?: boolean;
          parentCode?: string | null;
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
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
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
  "area.remove": {
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
  "area.updateAll": {
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
          code?: string;
          fullName?: string | null;
          longitude?: string | null;
          latitude?: string | null;
          level?: string | null;
          source?: string | null;
          sortValue?: number;
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
              parentId: string;
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
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
  "area.export": {
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
            parentId?: string | null;
            code?: string;
            label?: string;
            fullName?: string;
            level?: string | null;
            state?: boolean | null;
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
  "area.preview": {
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
            parentId?: string | null;
            code?: string;
            label?: string;
            fullName?: string;
            level?: string | null;
            state?: boolean | null;
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
  "area.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "area.linkage": {
    parameters: {
      query?: {
        parentId?: string;
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              parentId: string;
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
              };
              hasChildren: boolean;
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
  "area.tree": {
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
            data: components["schemas"]["AreaNode"][];
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
  "area.find": {
    parameters: {
      query?: {
        keyword?: string;
        id?: string;
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              parentId: string;
              parentCode: string | null;
              code: string;
              label: string;
              fullName: string | null;
              longitude: string | null;
              latitude: string | null;
              level: string | null;
              source: string | null;
              sortValue: number;
              state: boolean;
              echoMap: {
                level?: string;
              };
              above: string[];
              below: number;
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
  "area.check": {
    parameters: {
      query?: {
        id?: string;
      };
      header?: never;
      path: {
        code: string;
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
  "area.refreshCache": {
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
  "area.clearCache": {
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
            keyword?: string;
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
                cover: string | null;
                coverAlt: string | null;
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
                  tieOrder: {
                    by: "SUM" | "DIMENSION";
                    dimension?: string | null;
                  }[];
                  promotion: {
                    by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                    value?: string | null;
                    collegeFloor?: number | null;
                    collegeCap?: number | null;
                    trackShares: {
                      track: string;
                      percent: number;
                    }[];
                    directPasses: number;
                    repechage: number;
                  } | null;
                  waitsFor: string | null;
                  state: {
                    code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                    desc: string;
                  };
                  projectCount: number;
                  sheetCount: number;
                  submittedCount: number;
                  assignedCount: number;
                  closedTime: string | null;
                  actions: {
                    act: string;
                    isAllowed: boolean;
                    reason: string | null;
                  }[];
                }[];
                anonymised: {
                  since: string;
                  time: string | null;
                } | null;
                now: string;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
                locks: {
                  field: string;
                  reason: string;
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
          version: number;
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
            tieOrder?: {
              by: "SUM" | "DIMENSION";
              dimension?: string | null;
            }[];
            promotion?: {
              by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
              value?: string | null;
              collegeFloor?: number | null;
              collegeCap?: number | null;
              trackShares?: {
                track: string;
                percent: number;
              }[];
              directPasses?: number;
              repechage?: number;
            } | null;
          }[];
          appealStart?: string | null;
          appealEnd?: string | null;
          setup?: {
            eligibility?: {
              orgIds?: string[];
              degreeLevels?: string[];
              barringAwards?: {
                contestId: string;
                award?: string | null;
              }[];
            };
            team?: {
              min?: number;
              max?: number;
              advisorsMin?: number;
              advisorsMax?: number;
              perStudent?: number | null;
              perAdvisor?: number | null;
            };
            quotas?: {
              each?: number | null;
              of?: {
                orgId: string;
                most: number;
              }[];
            };
            fields?: {
              key: string;
              label: string;
              kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
              help?: string | null;
              isRequired?: boolean;
              options?: string[];
            }[];
            files?: {
              key: string;
              name: string;
              kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
              maxSize: number;
              help?: string | null;
              isRequired?: boolean;
            }[];
            sections?: {
              key: string;
              title: string;
              guidance?: string | null;
              maxLength?: number | null;
              isRequired?: boolean;
            }[];
            checks?: {
              key: string;
              text: string;
              isRequired?: boolean;
            }[];
            consent?: string | null;
            awards?: {
              name: string;
              by: "COUNT" | "PERCENT";
              value: string;
              rounding?: "FLOOR" | "HALF_UP" | "CEIL";
            }[];
            graceMinutes?: number;
            retentionMonths?: number | null;
          };
          cover?: string | null;
          coverAlt?: string | null;
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
      header?: {
        "Idempotency-Key"?: string;
      };
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
            tieOrder?: {
              by: "SUM" | "DIMENSION";
              dimension?: string | null;
            }[];
            promotion?: {
              by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
              value?: string | null;
              collegeFloor?: number | null;
              collegeCap?: number | null;
              trackShares?: {
                track: string;
                percent: number;
              }[];
              directPasses?: number;
              repechage?: number;
            } | null;
          }[];
          appealStart?: string | null;
          appealEnd?: string | null;
          setup?: {
            eligibility?: {
              orgIds?: string[];
              degreeLevels?: string[];
              barringAwards?: {
                contestId: string;
                award?: string | null;
              }[];
            };
            team?: {
              min?: number;
              max?: number;
              advisorsMin?: number;
              advisorsMax?: number;
              perStudent?: number | null;
              perAdvisor?: number | null;
            };
            quotas?: {
              each?: number | null;
              of?: {
                orgId: string;
                most: number;
              }[];
            };
            fields?: {
              key: string;
              label: string;
              kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
              help?: string | null;
              isRequired?: boolean;
              options?: string[];
            }[];
            files?: {
              key: string;
              name: string;
              kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
              maxSize: number;
              help?: string | null;
              isRequired?: boolean;
            }[];
            sections?: {
              key: string;
              title: string;
              guidance?: string | null;
              maxLength?: number | null;
              isRequired?: boolean;
            }[];
            checks?: {
              key: string;
              text: string;
              isRequired?: boolean;
            }[];
            consent?: string | null;
            awards?: {
              name: string;
              by: "COUNT" | "PERCENT";
              value: string;
              rounding?: "FLOOR" | "HALF_UP" | "CEIL";
            }[];
            graceMinutes?: number;
            retentionMonths?: number | null;
          };
          cover?: string | null;
          coverAlt?: string | null;
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
        "application/x-www-form-urlencoded": {
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
  "contest.templates": {
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
              orgId: string | null;
              name: string;
              summary: string | null;
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
              content: {
                describe: string | null;
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
                        isCounted: boolean;
                      }[];
                    }[];
                  };
                  tieOrder?: {
                    by: "SUM" | "DIMENSION";
                    dimension?: string | null;
                  }[];
                  promotion?: {
                    by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                    value?: string | null;
                    collegeFloor?: number | null;
                    collegeCap?: number | null;
                    trackShares: {
                      track: string;
                      percent: number;
                    }[];
                    directPasses: number;
                    repechage: number;
                  } | null;
                }[];
                appealStart: string | null;
                appealEnd: string | null;
                setup: {
                  eligibility: {
                    orgIds: string[];
                    degreeLevels: string[];
                    barringAwards: {
                      contestId: string;
                      award?: string | null;
                    }[];
                  };
                  team: {
                    min: number;
                    max: number;
                    advisorsMin: number;
                    advisorsMax: number;
                    perStudent?: number | null;
                    perAdvisor?: number | null;
                  };
                  quotas: {
                    each?: number | null;
                    of: {
                      orgId: string;
                      most: number;
                    }[];
                  };
                  fields: {
                    key: string;
                    label: string;
                    kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                    help?: string | null;
                    isRequired: boolean;
                    options: string[];
                  }[];
                  files: {
                    key: string;
                    name: string;
                    kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                    maxSize: number;
                    help?: string | null;
                    isRequired: boolean;
                  }[];
                  sections: {
                    key: string;
                    title: string;
                    guidance?: string | null;
                    maxLength?: number | null;
                    isRequired: boolean;
                  }[];
                  checks: {
                    key: string;
                    text: string;
                    isRequired: boolean;
                  }[];
                  consent?: string | null;
                  awards: {
                    name: string;
                    by: "COUNT" | "PERCENT";
                    value: string;
                    rounding: "FLOOR" | "HALF_UP" | "CEIL";
                  }[];
                  graceMinutes: number;
                  retentionMonths?: number | null;
                };
              };
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
  "contest.eligibilityEffect": {
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
          eligibility: {
            orgIds?: string[];
            degreeLevels?: string[];
            barringAwards?: {
              contestId: string;
              award?: string | null;
            }[];
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
              projectCount: number;
              excludedCount: number;
              excluded: {
                id: string;
                number: string;
                title: string;
                orgLabel: string;
                reasons: string[];
              }[];
              readmittedCount: number;
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
  "contest.changeEligibility": {
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
          version: number;
          eligibility: {
            orgIds?: string[];
            degreeLevels?: string[];
            barringAwards?: {
              contestId: string;
              award?: string | null;
            }[];
          };
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
              cover: string | null;
              coverAlt: string | null;
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
                tieOrder: {
                  by: "SUM" | "DIMENSION";
                  dimension?: string | null;
                }[];
                promotion: {
                  by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                  value?: string | null;
                  collegeFloor?: number | null;
                  collegeCap?: number | null;
                  trackShares: {
                    track: string;
                    percent: number;
                  }[];
                  directPasses: number;
                  repechage: number;
                } | null;
                waitsFor: string | null;
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                projectCount: number;
                sheetCount: number;
                submittedCount: number;
                assignedCount: number;
                closedTime: string | null;
                actions: {
                  act: string;
                  isAllowed: boolean;
                  reason: string | null;
                }[];
              }[];
              anonymised: {
                since: string;
                time: string | null;
              } | null;
              now: string;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              locks: {
                field: string;
                reason: string;
              }[];
              describe: string | null;
              appealStart: string | null;
              appealEnd: string | null;
              setup: {
                eligibility: {
                  orgIds: string[];
                  degreeLevels: string[];
                  barringAwards: {
                    contestId: string;
                    award?: string | null;
                  }[];
                };
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                quotas: {
                  each?: number | null;
                  of: {
                    orgId: string;
                    most: number;
                  }[];
                };
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                consent?: string | null;
                awards: {
                  name: string;
                  by: "COUNT" | "PERCENT";
                  value: string;
                  rounding: "FLOOR" | "HALF_UP" | "CEIL";
                }[];
                graceMinutes: number;
                retentionMonths?: number | null;
              };
              keptUntil: string | null;
              barring: {
                title: string | null;
                edition: number | null;
                award: string | null;
              }[];
              consents: {
                version: number;
                text: string | null;
                since: string;
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
  "contest.extensions": {
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
              deadline: {
                code: "REGISTRATION" | "REVIEW";
                desc: string;
              };
              stageId: string | null;
              stageKind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              } | null;
              projectId: string | null;
              projectNumber: string | null;
              projectTitle: string | null;
              orgId: string | null;
              orgLabel: string | null;
              before: string;
              until: string;
              reason: string;
              by: string;
              createTime: string;
              takenBack: {
                by: string;
                time: string;
              } | null;
              isInForce: boolean;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
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
  "contest.extend": {
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
          deadline: "REGISTRATION" | "REVIEW";
          stageId?: string | null;
          reach: "ALL" | "ORGS" | "PROJECTS";
          orgIds?: string[];
          projectIds?: string[];
          until: string;
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
              deadline: {
                code: "REGISTRATION" | "REVIEW";
                desc: string;
              };
              stageId: string | null;
              stageKind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              } | null;
              projectId: string | null;
              projectNumber: string | null;
              projectTitle: string | null;
              orgId: string | null;
              orgLabel: string | null;
              before: string;
              until: string;
              reason: string;
              by: string;
              createTime: string;
              takenBack: {
                by: string;
                time: string;
              } | null;
              isInForce: boolean;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
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
  "contest.takeBackExtensions": {
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
          ids: string[];
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
  "contest.retentionPreview": {
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
              title: string;
              months: number | null;
              end: string;
              due: string | null;
              bar: string | null;
              projects: {
                id: string;
                number: string;
                title: string;
                orgLabel: string;
                people: number;
              }[];
              projectCount: number;
              goes: {
                kind: {
                  code: "LEADER" | "MEMBER" | "ADVISOR" | "TIE" | "SUBMITTER" | "SUMMARY" | "PLAN" | "COMMENT" | "CORRECTION" | "EXTENSION" | "CONFLICT" | "FILE" | "MESSAGE" | "REMINDER" | "INVITATION" | "LOG";
                  desc: string;
                };
                count: number;
              }[];
              stays: {
                kind: {
                  code: "PROJECT" | "COLLEGE" | "SHEET" | "RESULT" | "SEAL";
                  desc: string;
                };
                count: number;
              }[];
              running: {
                since: string;
                done: number;
                total: number | null;
              } | null;
              anonymisedTime: string | null;
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
  "contest.anonymise": {
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
        "application/x-www-form-urlencoded": {
          title: string;
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
              title: string;
              months: number | null;
              end: string;
              due: string | null;
              bar: string | null;
              projects: {
                id: string;
                number: string;
                title: string;
                orgLabel: string;
                people: number;
              }[];
              projectCount: number;
              goes: {
                kind: {
                  code: "LEADER" | "MEMBER" | "ADVISOR" | "TIE" | "SUBMITTER" | "SUMMARY" | "PLAN" | "COMMENT" | "CORRECTION" | "EXTENSION" | "CONFLICT" | "FILE" | "MESSAGE" | "REMINDER" | "INVITATION" | "LOG";
                  desc: string;
                };
                count: number;
              }[];
              stays: {
                kind: {
                  code: "PROJECT" | "COLLEGE" | "SHEET" | "RESULT" | "SEAL";
                  desc: string;
                };
                count: number;
              }[];
              running: {
                since: string;
                done: number;
                total: number | null;
              } | null;
              anonymisedTime: string | null;
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
  "contestTemplate.page": {
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
            keyword?: string;
            name?: string;
            state?: boolean | null;
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
                orgId: string | null;
                name: string;
                summary: string | null;
                sortValue: number;
                state: boolean;
                isShipped: boolean;
                isPlain: boolean;
                readonly: boolean;
                content: {
                  describe: string | null;
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
                          isCounted: boolean;
                        }[];
                      }[];
                    };
                    tieOrder?: {
                      by: "SUM" | "DIMENSION";
                      dimension?: string | null;
                    }[];
                    promotion?: {
                      by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                      value?: string | null;
                      collegeFloor?: number | null;
                      collegeCap?: number | null;
                      trackShares: {
                        track: string;
                        percent: number;
                      }[];
                      directPasses: number;
                      repechage: number;
                    } | null;
                  }[];
                  appealStart: string | null;
                  appealEnd: string | null;
                  setup: {
                    eligibility: {
                      orgIds: string[];
                      degreeLevels: string[];
                      barringAwards: {
                        contestId: string;
                        award?: string | null;
                      }[];
                    };
                    team: {
                      min: number;
                      max: number;
                      advisorsMin: number;
                      advisorsMax: number;
                      perStudent?: number | null;
                      perAdvisor?: number | null;
                    };
                    quotas: {
                      each?: number | null;
                      of: {
                        orgId: string;
                        most: number;
                      }[];
                    };
                    fields: {
                      key: string;
                      label: string;
                      kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                      help?: string | null;
                      isRequired: boolean;
                      options: string[];
                    }[];
                    files: {
                      key: string;
                      name: string;
                      kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                      maxSize: number;
                      help?: string | null;
                      isRequired: boolean;
                    }[];
                    sections: {
                      key: string;
                      title: string;
                      guidance?: string | null;
                      maxLength?: number | null;
                      isRequired: boolean;
                    }[];
                    checks: {
                      key: string;
                      text: string;
                      isRequired: boolean;
                    }[];
                    consent?: string | null;
                    awards: {
                      name: string;
                      by: "COUNT" | "PERCENT";
                      value: string;
                      rounding: "FLOOR" | "HALF_UP" | "CEIL";
                    }[];
                    graceMinutes: number;
                    retentionMonths?: number | null;
                  };
                };
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
  "contestTemplate.get": {
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
              orgId: string | null;
              name: string;
              summary: string | null;
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
              content: {
                describe: string | null;
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
                        isCounted: boolean;
                      }[];
                    }[];
                  };
                  tieOrder?: {
                    by: "SUM" | "DIMENSION";
                    dimension?: string | null;
                  }[];
                  promotion?: {
                    by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                    value?: string | null;
                    collegeFloor?: number | null;
                    collegeCap?: number | null;
                    trackShares: {
                      track: string;
                      percent: number;
                    }[];
                    directPasses: number;
                    repechage: number;
                  } | null;
                }[];
                appealStart: string | null;
                appealEnd: string | null;
                setup: {
                  eligibility: {
                    orgIds: string[];
                    degreeLevels: string[];
                    barringAwards: {
                      contestId: string;
                      award?: string | null;
                    }[];
                  };
                  team: {
                    min: number;
                    max: number;
                    advisorsMin: number;
                    advisorsMax: number;
                    perStudent?: number | null;
                    perAdvisor?: number | null;
                  };
                  quotas: {
                    each?: number | null;
                    of: {
                      orgId: string;
                      most: number;
                    }[];
                  };
                  fields: {
                    key: string;
                    label: string;
                    kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                    help?: string | null;
                    isRequired: boolean;
                    options: string[];
                  }[];
                  files: {
                    key: string;
                    name: string;
                    kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                    maxSize: number;
                    help?: string | null;
                    isRequired: boolean;
                  }[];
                  sections: {
                    key: string;
                    title: string;
                    guidance?: string | null;
                    maxLength?: number | null;
                    isRequired: boolean;
                  }[];
                  checks: {
                    key: string;
                    text: string;
                    isRequired: boolean;
                  }[];
                  consent?: string | null;
                  awards: {
                    name: string;
                    by: "COUNT" | "PERCENT";
                    value: string;
                    rounding: "FLOOR" | "HALF_UP" | "CEIL";
                  }[];
                  graceMinutes: number;
                  retentionMonths?: number | null;
                };
              };
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
  "contestTemplate.update": {
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
          version: number;
          name?: string;
          summary?: string | null;
          sortValue?: number;
          state?: boolean;
          content?: {
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
              tieOrder?: {
                by: "SUM" | "DIMENSION";
                dimension?: string | null;
              }[];
              promotion?: {
                by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                value?: string | null;
                collegeFloor?: number | null;
                collegeCap?: number | null;
                trackShares?: {
                  track: string;
                  percent: number;
                }[];
                directPasses?: number;
                repechage?: number;
              } | null;
            }[];
            appealStart?: string | null;
            appealEnd?: string | null;
            setup: {
              eligibility?: {
                orgIds?: string[];
                degreeLevels?: string[];
                barringAwards?: {
                  contestId: string;
                  award?: string | null;
                }[];
              };
              team?: {
                min?: number;
                max?: number;
                advisorsMin?: number;
                advisorsMax?: number;
                perStudent?: number | null;
                perAdvisor?: number | null;
              };
              quotas?: {
                each?: number | null;
                of?: {
                  orgId: string;
                  most: number;
                }[];
              };
              fields?: {
                key: string;
                label: string;
                kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                help?: string | null;
                isRequired?: boolean;
                options?: string[];
              }[];
              files?: {
                key: string;
                name: string;
                kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                maxSize: number;
                help?: string | null;
                isRequired?: boolean;
              }[];
              sections?: {
                key: string;
                title: string;
                guidance?: string | null;
                maxLength?: number | null;
                isRequired?: boolean;
              }[];
              checks?: {
                key: string;
                text: string;
                isRequired?: boolean;
              }[];
              consent?: string | null;
              awards?: {
                name: string;
                by: "COUNT" | "PERCENT";
                value: string;
                rounding?: "FLOOR" | "HALF_UP" | "CEIL";
              }[];
              graceMinutes?: number;
              retentionMonths?: number | null;
            };
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              orgId: string | null;
              name: string;
              summary: string | null;
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
              content: {
                describe: string | null;
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
                        isCounted: boolean;
                      }[];
                    }[];
                  };
                  tieOrder?: {
                    by: "SUM" | "DIMENSION";
                    dimension?: string | null;
                  }[];
                  promotion?: {
                    by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                    value?: string | null;
                    collegeFloor?: number | null;
                    collegeCap?: number | null;
                    trackShares: {
                      track: string;
                      percent: number;
                    }[];
                    directPasses: number;
                    repechage: number;
                  } | null;
                }[];
                appealStart: string | null;
                appealEnd: string | null;
                setup: {
                  eligibility: {
                    orgIds: string[];
                    degreeLevels: string[];
                    barringAwards: {
                      contestId: string;
                      award?: string | null;
                    }[];
                  };
                  team: {
                    min: number;
                    max: number;
                    advisorsMin: number;
                    advisorsMax: number;
                    perStudent?: number | null;
                    perAdvisor?: number | null;
                  };
                  quotas: {
                    each?: number | null;
                    of: {
                      orgId: string;
                      most: number;
                    }[];
                  };
                  fields: {
                    key: string;
                    label: string;
                    kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                    help?: string | null;
                    isRequired: boolean;
                    options: string[];
                  }[];
                  files: {
                    key: string;
                    name: string;
                    kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                    maxSize: number;
                    help?: string | null;
                    isRequired: boolean;
                  }[];
                  sections: {
                    key: string;
                    title: string;
                    guidance?: string | null;
                    maxLength?: number | null;
                    isRequired: boolean;
                  }[];
                  checks: {
                    key: string;
                    text: string;
                    isRequired: boolean;
                  }[];
                  consent?: string | null;
                  awards: {
                    name: string;
                    by: "COUNT" | "PERCENT";
                    value: string;
                    rounding: "FLOOR" | "HALF_UP" | "CEIL";
                  }[];
                  graceMinutes: number;
                  retentionMonths?: number | null;
                };
              };
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
  "contestTemplate.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          summary?: string | null;
          sortValue?: number;
          state?: boolean;
          content: {
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
              tieOrder?: {
                by: "SUM" | "DIMENSION";
                dimension?: string | null;
              }[];
              promotion?: {
                by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                value?: string | null;
                collegeFloor?: number | null;
                collegeCap?: number | null;
                trackShares?: {
                  track: string;
                  percent: number;
                }[];
                directPasses?: number;
                repechage?: number;
              } | null;
            }[];
            appealStart?: string | null;
            appealEnd?: string | null;
            setup: {
              eligibility?: {
                orgIds?: string[];
                degreeLevels?: string[];
                barringAwards?: {
                  contestId: string;
                  award?: string | null;
                }[];
              };
              team?: {
                min?: number;
                max?: number;
                advisorsMin?: number;
                advisorsMax?: number;
                perStudent?: number | null;
                perAdvisor?: number | null;
              };
              quotas?: {
                each?: number | null;
                of?: {
                  orgId: string;
                  most: number;
                }[];
              };
              fields?: {
                key: string;
                label: string;
                kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                help?: string | null;
                isRequired?: boolean;
                options?: string[];
              }[];
              files?: {
                key: string;
                name: string;
                kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                maxSize: number;
                help?: string | null;
                isRequired?: boolean;
              }[];
              sections?: {
                key: string;
                title: string;
                guidance?: string | null;
                maxLength?: number | null;
                isRequired?: boolean;
              }[];
              checks?: {
                key: string;
                text: string;
                isRequired?: boolean;
              }[];
              consent?: string | null;
              awards?: {
                name: string;
                by: "COUNT" | "PERCENT";
                value: string;
                rounding?: "FLOOR" | "HALF_UP" | "CEIL";
              }[];
              graceMinutes?: number;
              retentionMonths?: number | null;
            };
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              orgId: string | null;
              name: string;
              summary: string | null;
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
              content: {
                describe: string | null;
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
                        isCounted: boolean;
                      }[];
                    }[];
                  };
                  tieOrder?: {
                    by: "SUM" | "DIMENSION";
                    dimension?: string | null;
                  }[];
                  promotion?: {
                    by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                    value?: string | null;
                    collegeFloor?: number | null;
                    collegeCap?: number | null;
                    trackShares: {
                      track: string;
                      percent: number;
                    }[];
                    directPasses: number;
                    repechage: number;
                  } | null;
                }[];
                appealStart: string | null;
                appealEnd: string | null;
                setup: {
                  eligibility: {
                    orgIds: string[];
                    degreeLevels: string[];
                    barringAwards: {
                      contestId: string;
                      award?: string | null;
                    }[];
                  };
                  team: {
                    min: number;
                    max: number;
                    advisorsMin: number;
                    advisorsMax: number;
                    perStudent?: number | null;
                    perAdvisor?: number | null;
                  };
                  quotas: {
                    each?: number | null;
                    of: {
                      orgId: string;
                      most: number;
                    }[];
                  };
                  fields: {
                    key: string;
                    label: string;
                    kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                    help?: string | null;
                    isRequired: boolean;
                    options: string[];
                  }[];
                  files: {
                    key: string;
                    name: string;
                    kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                    maxSize: number;
                    help?: string | null;
                    isRequired: boolean;
                  }[];
                  sections: {
                    key: string;
                    title: string;
                    guidance?: string | null;
                    maxLength?: number | null;
                    isRequired: boolean;
                  }[];
                  checks: {
                    key: string;
                    text: string;
                    isRequired: boolean;
                  }[];
                  consent?: string | null;
                  awards: {
                    name: string;
                    by: "COUNT" | "PERCENT";
                    value: string;
                    rounding: "FLOOR" | "HALF_UP" | "CEIL";
                  }[];
                  graceMinutes: number;
                  retentionMonths?: number | null;
                };
              };
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
  "contestTemplate.remove": {
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
  "sheetMap.page": {
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
            keyword?: string;
            name?: string;
            state?: boolean | null;
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
                orgId: string | null;
                name: string;
                summary: string | null;
                title: string | null;
                rows: "TEAM" | "MEMBER";
                columns: {
                  key: string;
                  head: string;
                  aliases: string[];
                  fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
                  place?: number | null;
                  text?: string | null;
                  format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
                  separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
                }[];
                sortValue: number;
                state: boolean;
                isShipped: boolean;
                isPlain: boolean;
                readonly: boolean;
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
  "sheetMap.get": {
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
              orgId: string | null;
              name: string;
              summary: string | null;
              title: string | null;
              rows: "TEAM" | "MEMBER";
              columns: {
                key: string;
                head: string;
                aliases: string[];
                fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
                place?: number | null;
                text?: string | null;
                format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
                separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
              }[];
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
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
  "sheetMap.update": {
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
          version: number;
          name?: string;
          summary?: string | null;
          title?: string | null;
          rows?: "TEAM" | "MEMBER";
          columns?: {
            key: string;
            head: string;
            aliases?: string[];
            fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
            place?: number | null;
            text?: string | null;
            format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
            separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
          }[];
          sortValue?: number;
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
              orgId: string | null;
              name: string;
              summary: string | null;
              title: string | null;
              rows: "TEAM" | "MEMBER";
              columns: {
                key: string;
                head: string;
                aliases: string[];
                fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
                place?: number | null;
                text?: string | null;
                format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
                separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
              }[];
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
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
  "sheetMap.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
          summary?: string | null;
          title?: string | null;
          rows: "TEAM" | "MEMBER";
          columns: {
            key: string;
            head: string;
            aliases?: string[];
            fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
            place?: number | null;
            text?: string | null;
            format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
            separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
          }[];
          sortValue?: number;
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
              orgId: string | null;
              name: string;
              summary: string | null;
              title: string | null;
              rows: "TEAM" | "MEMBER";
              columns: {
                key: string;
                head: string;
                aliases: string[];
                fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
                place?: number | null;
                text?: string | null;
                format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
                separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
              }[];
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
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
  "sheetMap.remove": {
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
  "project.sheetMaps": {
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
          "application/json": {
            code: number;
            data: {
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              orgId: string | null;
              name: string;
              summary: string | null;
              title: string | null;
              rows: "TEAM" | "MEMBER";
              columns: {
                key: string;
                head: string;
                aliases: string[];
                fact: "SERIAL" | "NUMBER" | "TITLE" | "TRACK" | "SUMMARY" | "SCHOOL" | "COLLEGE" | "LEADER_NAME" | "LEADER_NUMBER" | "LEADER_PHONE" | "LEADER_MAJOR" | "LEADER_DEGREE" | "LEADER_YEAR" | "TEAM_SIZE" | "MEMBERS" | "MEMBER_NAME" | "MEMBER_NUMBER" | "MEMBER_PHONE" | "MEMBER_MAJOR" | "ADVISORS" | "ADVISOR_NAME" | "ADVISOR_NUMBER" | "ADVISOR_PHONE" | "ADVISOR_TITLE" | "PERSON_PART" | "PERSON_NAME" | "PERSON_NUMBER" | "PERSON_PHONE" | "PERSON_MAJOR" | "PERSON_DEGREE" | "PERSON_YEAR" | "RECOMMENDATION" | "STATE" | "FIELD" | "CONSTANT" | "EMPTY";
                place?: number | null;
                text?: string | null;
                format?: ("NAME" | "NAME_NUMBER" | "NAME_PHONE" | "NAME_NUMBER_PHONE") | null;
                separator?: ("、" | "，" | "；" | "," | ";" | "\n") | null;
              }[];
              sortValue: number;
              state: boolean;
              isShipped: boolean;
              isPlain: boolean;
              readonly: boolean;
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
              };
              unknownFields: string[];
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
  "project.exportSheet": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          mapId: string;
          model: {
            contestId: string;
            keyword?: string;
            number?: string;
            title?: string;
            track?: string;
            collegeId?: string | null;
            schoolId?: string | null;
            leaderName?: string;
            state?: ("DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN") | null;
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
            keyword?: string;
            number?: string;
            title?: string;
            track?: string;
            collegeId?: string | null;
            schoolId?: string | null;
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
                isImported: boolean;
                recommendation: number | null;
                ineligible: string[];
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.correction": {
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
              version: number;
              title: string;
              track: string;
              college: string;
              leaderName: string;
              leaderNumber: string;
              leaderPhone: string;
              members: string;
              advisors: string;
              summary: string;
              tracks: string[];
              colleges: string[];
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
  "project.correct": {
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
        "application/x-www-form-urlencoded": {
          version: number;
          title: string;
          track: string;
          college: string;
          leaderName: string;
          leaderNumber: string;
          leaderPhone: string;
          members: string;
          advisors: string;
          summary: string;
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.remove": {
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
        "application/x-www-form-urlencoded": {
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
  "project.accept": {
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
          ticks?: string[];
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.return": {
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
          points?: {
            section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
            key?: string | null;
            words: string;
          }[];
          until?: string | null;
          ticks?: string[];
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.reject": {
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
          ticks?: string[];
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.reconsider": {
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
        "application/x-www-form-urlencoded": {
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
              isImported: boolean;
              recommendation: number | null;
              ineligible: string[];
              contestTitle: string;
              registrationEnd: string;
              isExtended: boolean;
              stages: {
                stageId: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
                reviewEnd: string;
                judges: {
                  judgeId: string | null;
                  judgeName: string;
                  state: {
                    code: "ASSIGNED" | "ACCEPTED" | "DRAFTING" | "SUBMITTED" | "RECUSED" | "WITHDRAWN" | "REPLACED";
                    desc: string;
                  };
                  submittedTime: string | null;
                }[];
                result: {
                  score: string;
                  rank: number;
                  of: number;
                } | null;
              }[];
              review: {
                checks: {
                  key: string;
                  text: string;
                  isRequired: boolean;
                }[];
                fields: {
                  key: string;
                  label: string;
                  answer: string | null;
                }[];
                files: {
                  key: string;
                  name: string;
                }[];
                sections: {
                  key: string;
                  title: string;
                }[];
                given: {
                  slot: string;
                  attachmentId: string;
                  name: string;
                  size: number;
                  url: string;
                  thumbnail: string | null;
                  by: string | null;
                  time: string;
                }[];
                decision: {
                  act: "ACCEPTED" | "RETURNED" | "REJECTED";
                  by: string;
                  time: string;
                  reason: string | null;
                  ticks: {
                    text: string;
                    isTicked: boolean;
                  }[];
                } | null;
                mend: {
                  section: string;
                  key: string | null;
                  words: string;
                }[];
                mendUntil: string | null;
              };
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
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
  "project.move": {
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
          after: string | null;
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
  "project.figures": {
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
          "application/json": {
            code: number;
            data: {
              orgId: string;
              label: string;
              most: number | null;
              submitted: number;
              returned: number;
              accepted: number;
              rejected: number;
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
  "project.template": {
    parameters: {
      query: {
        contestId: string;
        mapId?: string;
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
          mapId?: string;
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
              unknownPeople: string[];
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
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          contestId: string;
          mapId?: string;
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
          mapId?: string;
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
  "entry.begin": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          contestId: string;
          track: string;
          title: string;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.get": {
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.save": {
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
          section: "BASICS";
          version: number;
          title: string;
          track: string;
          summary?: string | null;
        } | {
          section: "ANSWERS";
          version: number;
          answers: {
            [key: string]: string;
          };
        } | {
          section: "TEAM";
          version: number;
          people: {
            part: "LEADER" | "MEMBER" | "ADVISOR";
            position: number;
            task?: string | null;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.remove": {
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
  "entry.submit": {
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.takeBack": {
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.withdraw": {
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
        "application/x-www-form-urlencoded": {
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.mine": {
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
              entries: {
                id: string;
                contestId: string;
                contestTitle: string;
                contestState: {
                  code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                  desc: string;
                };
                number: string;
                title: string;
                track: string;
                source: "IMPORTED" | "SUBMITTED";
                state: {
                  code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                  desc: string;
                };
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                due: string;
                isPast: boolean;
                missingCount: number;
                mendCount: number;
                reason: string | null;
                receipt: {
                  number: string;
                  time: string;
                } | null;
                results: {
                  kind: {
                    code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                    desc: string;
                  };
                  score: string;
                  rank: number;
                  of: number;
                }[];
              }[];
              invitations: {
                contestTitle: string;
                organiser: string;
                projectTitle: string;
                track: string;
                by: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                until: string;
                consent: {
                  version: number;
                  text: string;
                } | null;
                id: string;
              }[];
              now: string;
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
  "entry.open": {
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
              contests: {
                id: string;
                title: string;
                edition: number;
                organiser: string;
                cover: string | null;
                coverAlt: string | null;
                tracks: string[];
                due: string;
                team: {
                  min: number;
                  max: number;
                };
                bars: string[];
                ownCount: number;
              }[];
              now: string;
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
  "entry.attach": {
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
        "multipart/form-data": {
          slot: string;
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
              id: string;
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.detach": {
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
        "application/x-www-form-urlencoded": {
          slot: string;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.invite": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          part: "LEADER" | "MEMBER" | "ADVISOR";
          channel: "LINK" | "NUMBER" | "PHONE" | "USER";
          number?: string | null;
          phone?: string | null;
          userId?: string | null;
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
              path: string | null;
              until: string;
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
  "entry.revoke": {
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
        "application/x-www-form-urlencoded": {
          invitationId: string;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.remind": {
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
        "application/x-www-form-urlencoded": {
          invitationId: string;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.removePerson": {
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
        "application/x-www-form-urlencoded": {
          version: number;
          part: "MEMBER" | "ADVISOR";
          position: number;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.agree": {
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
        "application/x-www-form-urlencoded": {
          consentVersion: number;
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
              contestId: string;
              contestTitle: string;
              contestState: {
                code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                desc: string;
              };
              organiser: string;
              number: string;
              state: {
                code: "DRAFT" | "SUBMITTED" | "RETURNED" | "REJECTED" | "ACCEPTED" | "IN_REVIEW" | "SCORED" | "PROMOTED" | "REPECHAGE" | "ELIMINATED" | "AWARDED" | "WITHDRAWN";
                desc: string;
              };
              part: "LEADER" | "MEMBER" | "ADVISOR";
              form: {
                tracks: string[];
                fields: {
                  key: string;
                  label: string;
                  kind: "TEXT" | "NUMBER" | "CHOICE" | "DATE" | "FILE";
                  help?: string | null;
                  isRequired: boolean;
                  options: string[];
                }[];
                files: {
                  key: string;
                  name: string;
                  kinds: ("picture" | "document" | "text" | "archive" | "audio" | "video")[];
                  maxSize: number;
                  help?: string | null;
                  isRequired: boolean;
                }[];
                sections: {
                  key: string;
                  title: string;
                  guidance?: string | null;
                  maxLength?: number | null;
                  isRequired: boolean;
                }[];
                team: {
                  min: number;
                  max: number;
                  advisorsMin: number;
                  advisorsMax: number;
                  perStudent?: number | null;
                  perAdvisor?: number | null;
                };
                consent: {
                  version: number;
                  text: string;
                } | null;
              };
              title: string;
              track: string;
              summary: string | null;
              answers: {
                [key: string]: string;
              };
              files: {
                slot: string;
                attachmentId: string;
                name: string;
                size: number;
                url: string;
                thumbnail: string | null;
                by: string | null;
                time: string;
              }[];
              people: {
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                position: number;
                name: string;
                number: string | null;
                phone: string | null;
                orgLabel: string | null;
                task: string | null;
                isMe: boolean;
                userId: string | null;
                hasConsented: boolean | null;
              }[];
              invitations: {
                id: string;
                part: {
                  code: "LEADER" | "MEMBER" | "ADVISOR";
                  desc: string;
                };
                channel: {
                  code: "LINK" | "NUMBER" | "PHONE" | "USER";
                  desc: string;
                };
                to: string | null;
                until: string;
                createTime: string;
                remindTime: string | null;
              }[];
              sections: {
                section: "BASICS" | "ANSWERS" | "TEAM";
                version: number;
                by: string | null;
                time: string | null;
              }[];
              missing: {
                section: "BASICS" | "ANSWERS" | "FILES" | "PLAN" | "TEAM" | "ADVISORS";
                key: string | null;
                words: string;
              }[];
              mend: {
                section: string;
                key: string | null;
                words: string;
              }[];
              reason: string | null;
              due: string;
              isPast: boolean;
              now: string;
              receipt: {
                number: string;
                time: string;
                by: string | null;
              } | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              history: {
                kind: "SEALED" | "STARTED" | "ASSIGNED" | "EXTENDED" | "CORRECTED" | "RECONSIDERED" | "WITHDRAWN" | "REJECTED" | "ACCEPTED" | "RETURNED" | "TAKEN_BACK" | "SUBMITTED" | "HANDED_OVER" | "LEFT" | "JOINED" | "BEGUN" | "IMPORTED";
                time: string;
                by: string | null;
                reason: string | null;
                changes: {
                  field: string;
                  before: string;
                  after: string;
                }[];
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
  "entry.leave": {
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
  "entry.answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code?: string | null;
          invitationId?: string | null;
          isAccepted: boolean;
          consentVersion?: number | null;
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
              id: string | null;
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
  "entry.joining": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
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
              contestTitle: string;
              organiser: string;
              projectTitle: string;
              track: string;
              by: string;
              part: {
                code: "LEADER" | "MEMBER" | "ADVISOR";
                desc: string;
              };
              until: string;
              consent: {
                version: number;
                text: string;
              } | null;
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
  "plan.get": {
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
              contestTitle: string;
              number: string;
              title: string;
              sections: {
                key: string;
                title: string;
                guidance: string | null;
                maxLength: number | null;
                isRequired: boolean;
                html: string;
                characters: number;
                version: number;
                by: string | null;
                time: string | null;
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
  "plan.read": {
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
              contestTitle: string;
              number: string;
              title: string;
              sections: {
                key: string;
                title: string;
                guidance: string | null;
                maxLength: number | null;
                isRequired: boolean;
                html: string;
                characters: number;
                version: number;
                by: string | null;
                time: string | null;
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
  "plan.save": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          version: number;
          html: string;
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
              key: string;
              title: string;
              guidance: string | null;
              maxLength: number | null;
              isRequired: boolean;
              html: string;
              characters: number;
              version: number;
              by: string | null;
              time: string | null;
              droppedPictures: number;
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
  "plan.picture": {
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
            data: {
              url: string;
              alt: string;
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
  "plan.versions": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
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
              version: number;
              keptFor: "SAVED" | "SUBMITTED" | "REPLACED";
              characters: number;
              by: string | null;
              time: string;
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
  "plan.version": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
        version: number;
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
              version: number;
              keptFor: "SAVED" | "SUBMITTED" | "REPLACED";
              characters: number;
              by: string | null;
              time: string;
              html: string;
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
  "plan.restore": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          version: number;
          to: number;
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
              key: string;
              title: string;
              guidance: string | null;
              maxLength: number | null;
              isRequired: boolean;
              html: string;
              characters: number;
              version: number;
              by: string | null;
              time: string | null;
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
            keyword?: string;
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
        "application/x-www-form-urlencoded": {
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
        "application/x-www-form-urlencoded": {
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
              tieOrder: {
                by: "SUM" | "DIMENSION";
                dimension?: string | null;
              }[];
              promotion: {
                by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                value?: string | null;
                collegeFloor?: number | null;
                collegeCap?: number | null;
                trackShares: {
                  track: string;
                  percent: number;
                }[];
                directPasses: number;
                repechage: number;
              } | null;
              waitsFor: string | null;
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              assignedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
              seal: {
                by: string;
                time: string;
                hash: string;
              } | null;
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
            keyword?: string;
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
                  judgeId: string | null;
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
              judgeId: string | null;
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
              tieOrder: {
                by: "SUM" | "DIMENSION";
                dimension?: string | null;
              }[];
              promotion: {
                by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                value?: string | null;
                collegeFloor?: number | null;
                collegeCap?: number | null;
                trackShares: {
                  track: string;
                  percent: number;
                }[];
                directPasses: number;
                repechage: number;
              } | null;
              waitsFor: string | null;
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              assignedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
              seal: {
                by: string;
                time: string;
                hash: string;
              } | null;
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
        "application/x-www-form-urlencoded": {
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
              tieOrder: {
                by: "SUM" | "DIMENSION";
                dimension?: string | null;
              }[];
              promotion: {
                by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                value?: string | null;
                collegeFloor?: number | null;
                collegeCap?: number | null;
                trackShares: {
                  track: string;
                  percent: number;
                }[];
                directPasses: number;
                repechage: number;
              } | null;
              waitsFor: string | null;
              state: {
                code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                desc: string;
              };
              projectCount: number;
              sheetCount: number;
              submittedCount: number;
              assignedCount: number;
              closedTime: string | null;
              actions: {
                act: string;
                isAllowed: boolean;
                reason: string | null;
              }[];
              contestId: string;
              contestTitle: string;
              tracks: string[];
              seal: {
                by: string;
                time: string;
                hash: string;
              } | null;
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
            keyword?: string;
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
                reviewEnd: string;
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
              nextOpenProjectId: string | null;
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
            keyword?: string;
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
            keyword?: string;
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
  "result.pdf": {
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
            keyword?: string;
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
  "legacy.place": {
    parameters: {
      query?: {
        projectId?: string;
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
              contestId: string | null;
              stageId: string | null;
              stageKind: {
                code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                desc: string;
              } | null;
              schoolId: string | null;
              collegeId: string | null;
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
  "optLog.page": {
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
            keyword?: string;
            userName?: string;
            requestIp?: string;
            requestUri?: string;
            type?: (("OPT" | "EX") | ("OPT" | "EX")[]) | null;
            httpMethod?: (("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS") | ("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS")[]) | null;
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
                userName: string | null;
                requestIp: string | null;
                location: string | null;
                type: {
                  code: "OPT" | "EX";
                  desc: string;
                };
                description: string;
                classPath: string;
                actionMethod: string;
                requestUri: string;
                httpMethod: {
                  code: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS";
                  desc: string;
                };
                startTime: string;
                finishTime: string;
                consumingTime: string;
                ua: string | null;
                terminal: string | null;
                browser: string | null;
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
  "optLog.get": {
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
              userName: string | null;
              requestIp: string | null;
              location: string | null;
              type: {
                code: "OPT" | "EX";
                desc: string;
              };
              description: string;
              classPath: string;
              actionMethod: string;
              requestUri: string;
              httpMethod: {
                code: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS";
                desc: string;
              };
              startTime: string;
              finishTime: string;
              consumingTime: string;
              ua: string | null;
              terminal: string | null;
              browser: string | null;
              params: string | null;
              result: string | null;
              exDetail: string | null;
              changes: string | null;
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
  "optLog.remove": {
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
  "optLog.toClear": {
    parameters: {
      query: {
        type: number;
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
  "optLog.clear": {
    parameters: {
      query?: {
        type?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          type?: number;
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
  "optLog.export": {
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
            keyword?: string;
            userName?: string;
            requestIp?: string;
            requestUri?: string;
            type?: (("OPT" | "EX") | ("OPT" | "EX")[]) | null;
            httpMethod?: (("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS") | ("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS")[]) | null;
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
  "optLog.preview": {
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
            keyword?: string;
            userName?: string;
            requestIp?: string;
            requestUri?: string;
            type?: (("OPT" | "EX") | ("OPT" | "EX")[]) | null;
            httpMethod?: (("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS") | ("GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS")[]) | null;
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
  "loginLog.page": {
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
            keyword?: string;
            userId?: string | null;
            account?: string;
            userName?: string;
            requestIp?: string;
            location?: string;
            isSignIn?: boolean | null;
            isSuccess?: boolean | null;
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
                userId: string | null;
                userName: string | null;
                account: string;
                requestIp: string | null;
                location: string | null;
                description: string;
                isSuccess: boolean;
                loginDate: string;
                ua: string | null;
                browser: string | null;
                browserVersion: string | null;
                operatingSystem: string | null;
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
  "loginLog.get": {
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
              userId: string | null;
              userName: string | null;
              account: string;
              requestIp: string | null;
              location: string | null;
              description: string;
              isSuccess: boolean;
              loginDate: string;
              ua: string | null;
              browser: string | null;
              browserVersion: string | null;
              operatingSystem: string | null;
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
  "loginLog.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          userId?: string | null;
          account?: string;
          userName?: string;
          requestIp?: string;
          location?: string;
          isSignIn?: boolean | null;
          isSuccess?: boolean | null;
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
              userId: string | null;
              userName: string | null;
              account: string;
              requestIp: string | null;
              location: string | null;
              description: string;
              isSuccess: boolean;
              loginDate: string;
              ua: string | null;
              browser: string | null;
              browserVersion: string | null;
              operatingSystem: string | null;
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
  "loginLog.remove": {
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
  "loginLog.toClear": {
    parameters: {
      query: {
        type: number;
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
  "loginLog.clear": {
    parameters: {
      query?: {
        type?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          type?: number;
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
  "loginLog.export": {
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
            keyword?: string;
            userId?: string | null;
            account?: string;
            userName?: string;
            requestIp?: string;
            location?: string;
            isSignIn?: boolean | null;
            isSuccess?: boolean | null;
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
  "loginLog.preview": {
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
            keyword?: string;
            userId?: string | null;
            account?: string;
            userName?: string;
            requestIp?: string;
            location?: string;
            isSignIn?: boolean | null;
            isSuccess?: boolean | null;
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
  "blockList.page": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
                ip: string | null;
                requestUri: string;
                requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
                limitStart: string | null;
                limitEnd: string | null;
                state: boolean;
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
  "blockList.get": {
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
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
  "blockList.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          ip?: string;
          requestUri?: string;
          requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
          state?: boolean | null;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
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
  "blockList.update": {
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
          version: number;
          ip?: string | null;
          requestUri?: string;
          requestMethod?: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
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
  "blockList.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ip?: string | null;
          requestUri: string;
          requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
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
  "blockList.remove": {
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
  "blockList.updateAll": {
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
          version: number;
          ip?: string | null;
          requestUri?: string;
          requestMethod?: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
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
  "blockList.export": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
  "blockList.preview": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
  "blockList.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
          confirm?: boolean;
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
  "blockList.exist": {
    parameters: {
      query: {
        ip?: string;
        requestUri: string;
        requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
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
  "blockList.try": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ip: string;
          requestMethod: "GET" | "POST" | "PUT" | "DELETE";
          requestUri: string;
          time?: string | null;
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
              path: string;
              hits: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                ip: string | null;
                requestUri: string;
                requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
                limitStart: string | null;
                limitEnd: string | null;
                state: boolean;
                isOpen: boolean;
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
  "blockList.stopped": {
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
              hours: number[];
              total: number;
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
  "rateLimiter.page": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
                ip: string | null;
                requestUri: string;
                requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
                limitStart: string | null;
                limitEnd: string | null;
                state: boolean;
                count: number;
                intervalSec: number;
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
  "rateLimiter.get": {
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
              count: number;
              intervalSec: number;
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
  "rateLimiter.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          ip?: string;
          requestUri?: string;
          requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
          state?: boolean | null;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
              count: number;
              intervalSec: number;
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
  "rateLimiter.update": {
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
          version: number;
          ip?: string | null;
          requestUri?: string;
          requestMethod?: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          count?: number;
          intervalSec?: number;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
              count: number;
              intervalSec: number;
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
  "rateLimiter.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ip?: string | null;
          requestUri: string;
          requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          count: number;
          intervalSec: number;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
              count: number;
              intervalSec: number;
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
  "rateLimiter.remove": {
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
  "rateLimiter.updateAll": {
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
          version: number;
          ip?: string | null;
          requestUri?: string;
          requestMethod?: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
          limitStart?: string | null;
          limitEnd?: string | null;
          state?: boolean;
          count?: number;
          intervalSec?: number;
          confirm?: boolean;
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
              ip: string | null;
              requestUri: string;
              requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
              limitStart: string | null;
              limitEnd: string | null;
              state: boolean;
              count: number;
              intervalSec: number;
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
  "rateLimiter.export": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
  "rateLimiter.preview": {
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
            keyword?: string;
            ip?: string;
            requestUri?: string;
            requestMethod?: ("ALL" | "GET" | "POST" | "DELETE" | "PUT") | null;
            state?: boolean | null;
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
  "rateLimiter.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": {
          file: Blob;
          confirm?: boolean;
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
  "rateLimiter.try": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ip: string;
          requestMethod: "GET" | "POST" | "PUT" | "DELETE";
          requestUri: string;
          time?: string | null;
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
              path: string;
              hits: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                ip: string | null;
                requestUri: string;
                requestMethod: "ALL" | "GET" | "POST" | "DELETE" | "PUT";
                limitStart: string | null;
                limitEnd: string | null;
                state: boolean;
                count: number;
                intervalSec: number;
                isOpen: boolean;
                used: number;
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
  "rateLimiter.stopped": {
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
              hours: number[];
              total: number;
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
  "smsTemplate.page": {
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
            keyword?: string;
            providerType?: (("ALI" | "TENCENT" | "BAIDU") | null) | ("ALI" | "TENCENT" | "BAIDU")[];
            appId?: string;
            customCode?: string;
            name?: string;
            templateCode?: string;
            signName?: string;
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
                providerType: {
                  code: "ALI" | "TENCENT" | "BAIDU";
                  desc: string;
                };
                appId: string;
                appSecret: string;
                url: string | null;
                customCode: string;
                name: string | null;
                content: string;
                templateParams: string;
                templateCode: string;
                signName: string | null;
                senderId: string | null;
                templateDescribe: string | null;
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
  "smsTemplate.get": {
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
              providerType: {
                code: "ALI" | "TENCENT" | "BAIDU";
                desc: string;
              };
              appId: string;
              appSecret: string;
              url: string | null;
              customCode: string;
              name: string | null;
              content: string;
              templateParams: string;
              templateCode: string;
              signName: string | null;
              senderId: string | null;
              templateDescribe: string | null;
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
  "smsTemplate.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          providerType?: (("ALI" | "TENCENT" | "BAIDU") | null) | ("ALI" | "TENCENT" | "BAIDU")[];
          appId?: string;
          customCode?: string;
          name?: string;
          templateCode?: string;
          signName?: string;
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
              providerType: {
                code: "ALI" | "TENCENT" | "BAIDU";
                desc: string;
              };
              appId: string;
              appSecret: string;
              url: string | null;
              customCode: string;
              name: string | null;
              content: string;
              templateParams: string;
              templateCode: string;
              signName: string | null;
              senderId: string | null;
              templateDescribe: string | null;
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
  "smsTemplate.update": {
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
          version: number;
          providerType?: "ALI" | "TENCENT" | "BAIDU";
          appId?: string;
          appSecret?: string;
          url?: string | null;
          name?: string | null;
          content?: string;
          templateCode?: string;
          signName?: string | null;
          senderId?: string | null;
          templateDescribe?: string | null;
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
              providerType: {
                code: "ALI" | "TENCENT" | "BAIDU";
                desc: string;
              };
              appId: string;
              appSecret: string;
              url: string | null;
              customCode: string;
              name: string | null;
              content: string;
              templateParams: string;
              templateCode: string;
              signName: string | null;
              senderId: string | null;
              templateDescribe: string | null;
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
  "smsTemplate.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          providerType: "ALI" | "TENCENT" | "BAIDU";
          appId: string;
          appSecret: string;
          url?: string | null;
          name?: string | null;
          content: string;
          templateCode: string;
          signName?: string | null;
          senderId?: string | null;
          templateDescribe?: string | null;
          customCode?: string | null;
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
              providerType: {
                code: "ALI" | "TENCENT" | "BAIDU";
                desc: string;
              };
              appId: string;
              appSecret: string;
              url: string | null;
              customCode: string;
              name: string | null;
              content: string;
              templateParams: string;
              templateCode: string;
              signName: string | null;
              senderId: string | null;
              templateDescribe: string | null;
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
  "smsTemplate.remove": {
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
  "smsTemplate.updateAll": {
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
          version: number;
          providerType?: "ALI" | "TENCENT" | "BAIDU";
          appId?: string;
          appSecret?: string;
          url?: string | null;
          name?: string | null;
          content?: string;
          templateCode?: string;
          signName?: string | null;
          senderId?: string | null;
          templateDescribe?: string | null;
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
              providerType: {
                code: "ALI" | "TENCENT" | "BAIDU";
                desc: string;
              };
              appId: string;
              appSecret: string;
              url: string | null;
              customCode: string;
              name: string | null;
              content: string;
              templateParams: string;
              templateCode: string;
              signName: string | null;
              senderId: string | null;
              templateDescribe: string | null;
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
  "smsTemplate.export": {
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
            keyword?: string;
            providerType?: (("ALI" | "TENCENT" | "BAIDU") | null) | ("ALI" | "TENCENT" | "BAIDU")[];
            appId?: string;
            customCode?: string;
            name?: string;
            templateCode?: string;
            signName?: string;
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
  "smsTemplate.preview": {
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
            keyword?: string;
            providerType?: (("ALI" | "TENCENT" | "BAIDU") | null) | ("ALI" | "TENCENT" | "BAIDU")[];
            appId?: string;
            customCode?: string;
            name?: string;
            templateCode?: string;
            signName?: string;
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
  "smsTemplate.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "smsTemplate.check": {
    parameters: {
      query: {
        customCode: string;
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
  "smsTemplate.try": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id: string;
          templateParam: {
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.page": {
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
            keyword?: string;
            templateId?: string | null;
            topic?: string;
            content?: string;
            status?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
            draft?: boolean | null;
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
                templateId: string | null;
                status: {
                  code: "WAITING" | "SUCCESS" | "FAIL";
                  desc: string;
                };
                sourceType: {
                  code: "APP" | "SERVICE";
                  desc: string;
                };
                receiver: string;
                telNum: string;
                topic: string;
                templateParams: string;
                sendTime: string | null;
                content: string;
                draft: boolean;
                receiverCount: number;
                successCount: number;
                failCount: number;
                actions: {
                  canEdit: boolean;
                  canCancel: boolean;
                  canRemove: boolean;
                };
                echoMap: {
                  templateId?: string;
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
  "smsTask.get": {
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          templateId?: string | null;
          topic?: string;
          content?: string;
          status?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
          draft?: boolean | null;
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.update": {
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
          version: number;
          templateId?: string;
          receiver?: string | null;
          telNum?: string | null;
          topic?: string;
          templateParam?: {
            [key: string]: string;
          };
          sendTime?: (string | null) | "";
          draft?: boolean;
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          templateId: string;
          receiver?: string | null;
          telNum?: string | null;
          topic: string;
          templateParam?: {
            [key: string]: string;
          };
          sendTime?: (string | null) | "";
          draft?: boolean;
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.remove": {
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
  "smsTask.updateAll": {
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
          version: number;
          templateId?: string;
          receiver?: string | null;
          telNum?: string | null;
          topic?: string;
          templateParam?: {
            [key: string]: string;
          };
          sendTime?: (string | null) | "";
          draft?: boolean;
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.export": {
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
            keyword?: string;
            templateId?: string | null;
            topic?: string;
            content?: string;
            status?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
            draft?: boolean | null;
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
  "smsTask.preview": {
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
            keyword?: string;
            templateId?: string | null;
            topic?: string;
            content?: string;
            status?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
            draft?: boolean | null;
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
  "smsTask.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "smsTask.detail": {
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.receivers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          userIdList: string[];
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
              receiver: string;
              without: string[];
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
  "smsTask.cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsTask.send": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          customCode: string;
          receiver?: string | null;
          telNum?: string | null;
          topic?: (string | null) | "";
          templateParam?: {
            [key: string]: string;
          };
          sendTime?: (string | null) | "";
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
              templateId: string | null;
              status: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              sourceType: {
                code: "APP" | "SERVICE";
                desc: string;
              };
              receiver: string;
              telNum: string;
              topic: string;
              templateParams: string;
              sendTime: string | null;
              content: string;
              draft: boolean;
              receiverCount: number;
              successCount: number;
              failCount: number;
              actions: {
                canEdit: boolean;
                canCancel: boolean;
                canRemove: boolean;
              };
              echoMap: {
                templateId?: string;
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
  "smsSendStatus.page": {
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
            taskId?: string | null;
            receiver?: string;
            telNum?: string;
            bizId?: string;
            ext?: string;
            sendStatus?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
            delivery?: (("WAITING" | "DELIVERED" | "FAILED") | null) | ("WAITING" | "DELIVERED" | "FAILED")[];
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
                taskId: string;
                sendStatus: {
                  code: "WAITING" | "SUCCESS" | "FAIL";
                  desc: string;
                };
                receiver: string;
                telNum: string;
                name: string | null;
                bizId: string | null;
                ext: string | null;
                code: string | null;
                message: string | null;
                fee: number | null;
                delivery: {
                  code: "WAITING" | "DELIVERED" | "FAILED";
                  desc: string;
                } | null;
                deliveryCode: string | null;
                createTime: string;
                updateTime: string;
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
  "smsSendStatus.get": {
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
              taskId: string;
              sendStatus: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              receiver: string;
              telNum: string;
              name: string | null;
              bizId: string | null;
              ext: string | null;
              code: string | null;
              message: string | null;
              fee: number | null;
              delivery: {
                code: "WAITING" | "DELIVERED" | "FAILED";
                desc: string;
              } | null;
              deliveryCode: string | null;
              createTime: string;
              updateTime: string;
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
  "smsSendStatus.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          taskId?: string | null;
          receiver?: string;
          telNum?: string;
          bizId?: string;
          ext?: string;
          sendStatus?: (("WAITING" | "SUCCESS" | "FAIL") | null) | ("WAITING" | "SUCCESS" | "FAIL")[];
          delivery?: (("WAITING" | "DELIVERED" | "FAILED") | null) | ("WAITING" | "DELIVERED" | "FAILED")[];
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
              taskId: string;
              sendStatus: {
                code: "WAITING" | "SUCCESS" | "FAIL";
                desc: string;
              };
              receiver: string;
              telNum: string;
              name: string | null;
              bizId: string | null;
              ext: string | null;
              code: string | null;
              message: string | null;
              fee: number | null;
              delivery: {
                code: "WAITING" | "DELIVERED" | "FAILED";
                desc: string;
              } | null;
              deliveryCode: string | null;
              createTime: string;
              updateTime: string;
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
  "attachment.page": {
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
            keyword?: string;
            submittedFileName?: string;
            bizType?: string;
            bizId?: string;
            dataType?: ("DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER") | null;
            isUnused?: boolean | null;
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
                bizId: string;
                bizType: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                submittedFileName: string;
                group: string;
                path: string;
                relativePath: string;
                url: string;
                fileMd5: null;
                contextType: string;
                filename: string;
                ext: string;
                size: string;
                orgId: string | null;
                icon: string;
                createMonth: string;
                createWeek: string;
                createDay: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
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
  "attachment.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          submittedFileName?: string;
          bizType?: string;
          bizId?: string;
          dataType?: ("DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER") | null;
          isUnused?: boolean | null;
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
              bizId: string;
              bizType: string;
              dataType: {
                code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                desc: string;
              };
              submittedFileName: string;
              group: string;
              path: string;
              relativePath: string;
              url: string;
              fileMd5: null;
              contextType: string;
              filename: string;
              ext: string;
              size: string;
              orgId: string | null;
              icon: string;
              createMonth: string;
              createWeek: string;
              createDay: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
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
  "attachment.get": {
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
              bizId: string;
              bizType: string;
              dataType: {
                code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                desc: string;
              };
              submittedFileName: string;
              group: string;
              path: string;
              relativePath: string;
              url: string;
              fileMd5: null;
              contextType: string;
              filename: string;
              ext: string;
              size: string;
              orgId: string | null;
              icon: string;
              createMonth: string;
              createWeek: string;
              createDay: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
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
  "attachment.listByBiz": {
    parameters: {
      query?: {
        bizTypes?: string[];
        bizIds?: string[];
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
              bizId: string;
              bizType: string;
              list: {
                id: string;
                bizId: string;
                bizType: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                submittedFileName: string;
                group: string;
                path: string;
                relativePath: string;
                url: string;
                fileMd5: null;
                contextType: string;
                filename: string;
                ext: string;
                size: string;
                orgId: string | null;
                icon: string;
                createMonth: string;
                createWeek: string;
                createDay: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
              }[];
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
  "attachment.remove": {
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
  "attachment.mapByBiz": {
    parameters: {
      query: {
        biz: string[];
      };
      header?: never;
      path: {
        type: "bizId" | "bizType";
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
              [key: string]: {
                id: string;
                bizId: string;
                bizType: string;
                dataType: {
                  code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                  desc: string;
                };
                submittedFileName: string;
                group: string;
                path: string;
                relativePath: string;
                url: string;
                fileMd5: null;
                contextType: string;
                filename: string;
                ext: string;
                size: string;
                orgId: string | null;
                icon: string;
                createMonth: string;
                createWeek: string;
                createDay: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
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
  "attachment.upload": {
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
          bizType: string;
          bizId?: string | null;
          id?: string | null;
          isSingle?: boolean | null;
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
              bizId: string;
              bizType: string;
              dataType: {
                code: "DIR" | "IMAGE" | "VIDEO" | "AUDIO" | "DOC" | "OTHER";
                desc: string;
              };
              submittedFileName: string;
              group: string;
              path: string;
              relativePath: string;
              url: string;
              fileMd5: null;
              contextType: string;
              filename: string;
              ext: string;
              size: string;
              orgId: string | null;
              icon: string;
              createMonth: string;
              createWeek: string;
              createDay: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              downloadUrlByUrl: string;
              downloadUrlById: string;
              downloadUrlByBizId: string;
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
  "attachment.removeByBiz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          bizId: string;
          bizType?: string | null;
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
  "attachment.download": {
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
  "attachment.downloadByBiz": {
    parameters: {
      query?: {
        bizTypes?: string[];
        bizIds?: string[];
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
  "attachment.downloadByUrl": {
    parameters: {
      query: {
        url: string;
        filename?: string;
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
  "attachment.downloadByIds": {
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
  "attachment.downloadOfBiz": {
    parameters: {
      query?: {
        bizTypes?: string[];
        bizIds?: string[];
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
  "attachment.downloadOfUrl": {
    parameters: {
      query: {
        url: string;
        filename?: string;
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
  "attachment.getUrl": {
    parameters: {
      query: {
        path: string;
        expiry?: number;
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
  "attachment.getUrls": {
    parameters: {
      query: {
        paths: string[];
        expiry?: number;
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
              [key: string]: string;
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
  "attachment.file": {
    parameters: {
      query?: {
        thumbnail?: "small" | "medium" | "large";
      };
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
  "attachment.link": {
    parameters: {
      query: {
        thumbnail?: "small" | "medium" | "large";
        tenant?: string;
        expires: string;
        signature: string;
      };
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
  "cloudUpload.credential": {
    parameters: {
      query: {
        bizType: string;
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
              credentials: {
                tmpSecretId: string;
                tmpSecretKey: string;
                sessionToken: string;
              };
              expiredTime: number;
              keyPrefix: string;
              bucket: string;
              region: string;
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
  "job.page": {
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
            keyword?: string;
            name?: (string[] | string) | null;
            state?: (string[] | string) | null;
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
                name: {
                  code: string;
                  desc: string;
                };
                label: string;
                state: {
                  code: "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                  desc: string;
                };
                done: number;
                total: number | null;
                attempts: number;
                error: string | null;
                result: {
                  [key: string]: unknown;
                } | null;
                file: {
                  fileName: string;
                  contentType: string;
                  size: string;
                } | null;
                createTime: string;
                startAfter: string | null;
                startTime: string | null;
                finishTime: string | null;
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
  "job.get": {
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
              name: {
                code: string;
                desc: string;
              };
              label: string;
              state: {
                code: "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                desc: string;
              };
              done: number;
              total: number | null;
              attempts: number;
              error: string | null;
              result: {
                [key: string]: unknown;
              } | null;
              file: {
                fileName: string;
                contentType: string;
                size: string;
              } | null;
              createTime: string;
              startAfter: string | null;
              startTime: string | null;
              finishTime: string | null;
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
  "job.cancel": {
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
              name: {
                code: string;
                desc: string;
              };
              label: string;
              state: {
                code: "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                desc: string;
              };
              done: number;
              total: number | null;
              attempts: number;
              error: string | null;
              result: {
                [key: string]: unknown;
              } | null;
              file: {
                fileName: string;
                contentType: string;
                size: string;
              } | null;
              createTime: string;
              startAfter: string | null;
              startTime: string | null;
              finishTime: string | null;
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
  "job.result": {
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
  "job.export": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          resource: string;
          request: {
            [key: string]: unknown;
          };
          label?: string | null;
          isTold?: boolean;
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
              name: {
                code: string;
                desc: string;
              };
              label: string;
              state: {
                code: "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "CANCELLED";
                desc: string;
              };
              done: number;
              total: number | null;
              attempts: number;
              error: string | null;
              result: {
                [key: string]: unknown;
              } | null;
              file: {
                fileName: string;
                contentType: string;
                size: string;
              } | null;
              createTime: string;
              startAfter: string | null;
              startTime: string | null;
              finishTime: string | null;
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
  "captcha.phone": {
    parameters: {
      query: {
        phone: string;
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
  "captcha.reset": {
    parameters: {
      query: {
        phone: string;
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
  "smsCode.send": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          phone: string;
          purpose: "REGISTER" | "RESET" | "LOGIN";
          captcha: string;
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
  "account.register": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          phone: string;
          code: string;
          password: string;
          confirmPassword: string;
          name: string;
          orgId: string;
          consent: boolean;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "account.resetPassword": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          phone: string;
          code: string;
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
  "session.smsSignIn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          phone: string;
          code: string;
          tenant?: string | null;
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
              passwordExpired: boolean;
              mustEnrolTotp: boolean;
              isInvited: boolean;
              timeZone: string;
              expired: {
                since: string;
                orgLabel: string;
              } | null;
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
  "org.ofProvince": {
    parameters: {
      query?: {
        province?: string;
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
              id: string;
              label: string;
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
  "org.ofSchool": {
    parameters: {
      query: {
        schoolId: string;
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
              id: string;
              label: string;
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
  "org.provinces": {
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
            data: string[];
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
  "dashboard.start": {
    parameters: {
      query?: {
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
              mine: {
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
                  id: string;
                  code: string;
                  name: string;
                }[];
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  stationId?: string;
                  nation?: string;
                  education?: string;
                  positionStatus?: string;
                };
              };
              unread: {
                total: number;
              };
              greeting: {
                qrCode: string;
                name: string;
                text: string;
              };
              parameters: {
                DocsUrl: string;
                RepositoryUrl: string;
              };
              overview: {
                now: string;
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
                registering: {
                  contestId: string;
                  contestTitle: string;
                  registrationEnd: string;
                  daysLeft: number;
                }[];
              };
              item: {
                totalUserCount: number;
                todayUserCount: number;
                totalPv: string;
                todayPv: string;
                totalLoginIv: string;
                todayLoginIv: string;
                totalLoginPv: string;
                todayLoginPv: string;
              } | null;
              chart: {
                lastTenVisitCount: {
                  login_date: string;
                  count: string;
                }[];
                lastTenUserVisitCount: {
                  login_date: string;
                  count: string;
                }[];
                browserCount: {
                  browser: string;
                  count: string;
                }[];
                operatingSystemCount: {
                  operating_system: string;
                  count: string;
                }[];
              } | null;
              banners: {
                id: string;
                orgId: string | null;
                title: string;
                image: string;
                alt: string;
                link: string | null;
                roles: string[];
                sortValue: number;
                startTime: string | null;
                endTime: string | null;
                state: boolean;
                place: "LOGIN" | "PUBLIC" | "DASHBOARD";
                version: number;
              }[];
              news: {
                records: {
                  id: string;
                  msgType: {
                    code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                    desc: string;
                  };
                  bizType: {
                    code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                    desc: string;
                  } | null;
                  bizId: string | null;
                  title: string;
                  content: string;
                  text: string;
                  author: string | null;
                  authorOrg: string | null;
                  handlerUrl: string | null;
                  handlerParams: string | null;
                  isSingleHandle: boolean;
                  handledBy: {
                    id: string;
                    name: string;
                  } | null;
                  handledTime: string | null;
                  createTime: string;
                  createMillis: string;
                  createdBy: string | null;
                  receiveId: string;
                  isRead: boolean;
                  readTime: string | null;
                  isDelete: boolean;
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
              todos: {
                records: {
                  id: string;
                  msgType: {
                    code: "WAIT" | "NOTIFY" | "PUBLICITY" | "WARN";
                    desc: string;
                  };
                  bizType: {
                    code: "USER_LOCK" | "USER_REG" | "WORK_APPROVAL" | "USER" | "CONTEST" | "STAGE" | "PROJECT" | "JOB" | "CERTIFICATION";
                    desc: string;
                  } | null;
                  bizId: string | null;
                  title: string;
                  content: string;
                  text: string;
                  author: string | null;
                  authorOrg: string | null;
                  handlerUrl: string | null;
                  handlerParams: string | null;
                  isSingleHandle: boolean;
                  handledBy: {
                    id: string;
                    name: string;
                  } | null;
                  handledTime: string | null;
                  createTime: string;
                  createMillis: string;
                  createdBy: string | null;
                  receiveId: string;
                  isRead: boolean;
                  readTime: string | null;
                  isDelete: boolean;
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
              signIns: {
                records: {
                  id: string;
                  createTime: string;
                  createdBy: string | null;
                  userId: string | null;
                  userName: string | null;
                  account: string;
                  requestIp: string | null;
                  location: string | null;
                  description: string;
                  isSuccess: boolean;
                  loginDate: string;
                  ua: string | null;
                  browser: string | null;
                  browserVersion: string | null;
                  operatingSystem: string | null;
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
              offers: {
                kind: {
                  code: "STUDENT" | "TEACHER";
                  desc: string;
                };
                id: string;
                name: string;
                number: string;
                phone: string;
                orgLabel: string;
              }[];
              contests: {
                records: {
                  id: string;
                  createTime: string;
                  createdBy: string | null;
                  updateTime: string;
                  updatedBy: string | null;
                  version: number;
                  title: string;
                  edition: number;
                  cover: string | null;
                  coverAlt: string | null;
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
                    tieOrder: {
                      by: "SUM" | "DIMENSION";
                      dimension?: string | null;
                    }[];
                    promotion: {
                      by: "COUNT" | "PERCENT" | "THRESHOLD" | "MANUAL";
                      value?: string | null;
                      collegeFloor?: number | null;
                      collegeCap?: number | null;
                      trackShares: {
                        track: string;
                        percent: number;
                      }[];
                      directPasses: number;
                      repechage: number;
                    } | null;
                    waitsFor: string | null;
                    state: {
                      code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                      desc: string;
                    };
                    projectCount: number;
                    sheetCount: number;
                    submittedCount: number;
                    assignedCount: number;
                    closedTime: string | null;
                    actions: {
                      act: string;
                      isAllowed: boolean;
                      reason: string | null;
                    }[];
                  }[];
                  anonymised: {
                    since: string;
                    time: string | null;
                  } | null;
                  now: string;
                  actions: {
                    act: string;
                    isAllowed: boolean;
                    reason: string | null;
                  }[];
                  locks: {
                    field: string;
                    reason: string;
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
              } | null;
              certifications: {
                records: {
                  id: string;
                  role: {
                    code: "TEACHER" | "MAKER" | "JUDGE" | "YMANAGEMENT" | "XMANAGEMENT";
                    desc: string;
                  };
                  schoolId: string;
                  schoolLabel: string;
                  collegeId: string | null;
                  collegeLabel: string | null;
                  note: string | null;
                  state: {
                    code: "PENDING" | "APPROVED" | "REJECTED";
                    desc: string;
                  };
                  reason: string | null;
                  createTime: string;
                  decideTime: string | null;
                  reviewer: string | null;
                  userId: string;
                  userName: string;
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
              } | null;
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
  "dashboard.item": {
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
              totalUserCount: number;
              todayUserCount: number;
              totalPv: string;
              todayPv: string;
              totalLoginIv: string;
              todayLoginIv: string;
              totalLoginPv: string;
              todayLoginPv: string;
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
  "dashboard.chart": {
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
              lastTenVisitCount: {
                login_date: string;
                count: string;
              }[];
              lastTenUserVisitCount: {
                login_date: string;
                count: string;
              }[];
              browserCount: {
                browser: string;
                count: string;
              }[];
              operatingSystemCount: {
                operating_system: string;
                count: string;
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
  "dashboard.visit": {
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
              lastTenVisitCount: {
                login_date: string;
                count: string;
              }[];
              lastTenUserVisitCount: {
                login_date: string;
                count: string;
              }[];
              browserCount: {
                browser: string;
                count: string;
              }[];
              operatingSystemCount: {
                operating_system: string;
                count: string;
              }[];
              totalVisitCount: string;
              todayVisitCount: string;
              todayIp: string;
              userCount: number;
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
  "dashboard.pvIncr": {
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
  "search.find": {
    parameters: {
      query: {
        text: string;
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
              contests?: {
                id: string;
                title: string;
                edition: number;
                state: {
                  code: "DRAFT" | "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED" | "CANCELLED";
                  desc: string;
                };
              }[];
              stages?: {
                id: string;
                contestTitle: string;
                kind: {
                  code: "COLLEGE" | "SCHOOL" | "SECOND" | "FINAL";
                  desc: string;
                };
                state: {
                  code: "NOT_STARTED" | "IN_REVIEW" | "SCORED" | "CLOSED";
                  desc: string;
                };
              }[];
              projects?: {
                id: string;
                number: string;
                title: string;
                contestId: string;
                contestTitle: string;
                judgedIn: string | null;
              }[];
              people?: {
                id: string;
                account: string;
                name: string;
                place: string | null;
              }[];
              students?: {
                id: string;
                name: string;
                number: string;
                place: string | null;
              }[];
              teachers?: {
                id: string;
                name: string;
                number: string;
                place: string | null;
              }[];
              orgs?: {
                id: string;
                label: string;
                type: {
                  code: "school" | "college" | "unit";
                  desc: string;
                };
                school: {
                  id: string;
                  label: string;
                } | null;
              }[];
              messages?: {
                id: string;
                title: string;
                isRead: boolean;
                createTime: string;
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
  "public.contests": {
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
            state?: ("PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED") | null;
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
                title: string;
                edition: number;
                orgLabel: string;
                state: {
                  code: "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED";
                  desc: string;
                };
                registrationStart: string;
                registrationEnd: string;
                daysLeft: number | null;
                projectCount: number;
                cover: string | null;
                coverAlt: string | null;
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
  "public.publicity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          model: Record<string, never>;
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
                title: string;
                edition: number;
                orgLabel: string;
                state: {
                  code: "PUBLISHED" | "REGISTERING" | "REVIEWING" | "PUBLICITY" | "FINISHED";
                  desc: string;
                };
                projectCount: number;
                since: string;
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
  "banner.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          place?: string | null;
          orgId?: string | null;
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
              orgId: string | null;
              title: string;
              image: string;
              alt: string;
              link: string | null;
              roles: string[];
              sortValue: number;
              startTime: string | null;
              endTime: string | null;
              state: boolean;
              place: "LOGIN" | "PUBLIC" | "DASHBOARD";
              version: number;
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
  "banner.insert": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          id?: string | null;
          version?: number | null;
          orgId?: string | null;
          title: string;
          image: string;
          alt?: string | null;
          link?: string | null;
          place?: "LOGIN" | "PUBLIC" | "DASHBOARD";
          startTime?: string | null;
          endTime?: string | null;
          state?: boolean;
          roles?: string[];
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
              orgId: string | null;
              title: string;
              image: string;
              alt: string;
              link: string | null;
              roles: string[];
              sortValue: number;
              startTime: string | null;
              endTime: string | null;
              state: boolean;
              place: "LOGIN" | "PUBLIC" | "DASHBOARD";
              version: number;
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
  "banner.delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
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
  "banner.mine": {
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
              orgId: string | null;
              title: string;
              image: string;
              alt: string;
              link: string | null;
              roles: string[];
              sortValue: number;
              startTime: string | null;
              endTime: string | null;
              state: boolean;
              place: "LOGIN" | "PUBLIC" | "DASHBOARD";
              version: number;
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
  "banner.page": {
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
            keyword?: string;
            title?: string;
            place?: ("LOGIN" | "PUBLIC" | "DASHBOARD") | null;
            showing?: ("SHOWN" | "LATER" | "OVER" | "OFF") | null;
            orgId?: string | null;
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
                orgId: string | null;
                title: string;
                image: string;
                alt: string;
                link: string | null;
                roles: string[];
                sortValue: number;
                startTime: string | null;
                endTime: string | null;
                state: boolean;
                place: {
                  code: "LOGIN" | "PUBLIC" | "DASHBOARD";
                  desc: string;
                };
                showing: {
                  code: "SHOWN" | "LATER" | "OVER" | "OFF";
                  desc: string;
                };
                echoMap: {
                  orgId?: {
                    id: string;
                    label: string;
                  };
                  roles: string[];
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
  "banner.update": {
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
          version: number;
          orgId?: string | null;
          title?: string;
          image?: string;
          alt?: string | null;
          link?: string | null;
          place?: "LOGIN" | "PUBLIC" | "DASHBOARD";
          startTime?: string | null;
          endTime?: string | null;
          state?: boolean;
          roles?: string[];
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
              orgId: string | null;
              title: string;
              image: string;
              alt: string;
              link: string | null;
              roles: string[];
              sortValue: number;
              startTime: string | null;
              endTime: string | null;
              state: boolean;
              place: {
                code: "LOGIN" | "PUBLIC" | "DASHBOARD";
                desc: string;
              };
              showing: {
                code: "SHOWN" | "LATER" | "OVER" | "OFF";
                desc: string;
              };
              echoMap: {
                orgId?: {
                  id: string;
                  label: string;
                };
                roles: string[];
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
  "banner.remove": {
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
  "banner.move": {
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
          after: string | null;
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
  "banner.roles": {
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
              code: string;
              name: string;
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
  "common.generateId": {
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
  "tenant.page": {
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
            keyword?: string;
            code?: string;
            name?: string;
            duty?: string;
            type?: ("CREATE" | "REGISTER") | null;
            status?: (("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE") | null) | ("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE")[];
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
                code: string;
                name: string;
                type: {
                  code: "CREATE" | "REGISTER";
                  desc: string;
                };
                status: {
                  code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                  desc: string;
                };
                connectType: {
                  code: "LOCAL" | "REMOTE";
                  desc: string;
                };
                readonly: boolean;
                duty: string | null;
                expirationTime: string | null;
                logo: string | null;
                describe: string | null;
                passwordExpire: number;
                isMultipleLogin: boolean;
                passwordErrorNum: number;
                passwordErrorLockTime: number;
                userLimit: number | null;
                storageLimit: number | null;
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
  "tenant.get": {
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          code?: string;
          name?: string;
          duty?: string;
          type?: ("CREATE" | "REGISTER") | null;
          status?: (("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE") | null) | ("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE")[];
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.update": {
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
          version: number;
          name?: string;
          duty?: string | null;
          expirationTime?: string | null;
          logo?: (string | null) | "";
          describe?: string | null;
          passwordExpire?: number;
          isMultipleLogin?: boolean;
          passwordErrorNum?: number;
          passwordErrorLockTime?: number;
          userLimit?: number | null;
          storageLimit?: number | null;
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code: string;
          name: string;
          duty?: string | null;
          expirationTime?: string | null;
          logo?: (string | null) | "";
          describe?: string | null;
          passwordExpire?: number;
          isMultipleLogin?: boolean;
          passwordErrorNum?: number;
          passwordErrorLockTime?: number;
          userLimit?: number | null;
          storageLimit?: number | null;
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.remove": {
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
  "tenant.all": {
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.updateAll": {
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
          version: number;
          name?: string;
          duty?: string | null;
          expirationTime?: string | null;
          logo?: (string | null) | "";
          describe?: string | null;
          passwordExpire?: number;
          isMultipleLogin?: boolean;
          passwordErrorNum?: number;
          passwordErrorLockTime?: number;
          userLimit?: number | null;
          storageLimit?: number | null;
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
              code: string;
              name: string;
              type: {
                code: "CREATE" | "REGISTER";
                desc: string;
              };
              status: {
                code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                desc: string;
              };
              connectType: {
                code: "LOCAL" | "REMOTE";
                desc: string;
              };
              readonly: boolean;
              duty: string | null;
              expirationTime: string | null;
              logo: string | null;
              describe: string | null;
              passwordExpire: number;
              isMultipleLogin: boolean;
              passwordErrorNum: number;
              passwordErrorLockTime: number;
              userLimit: number | null;
              storageLimit: number | null;
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
  "tenant.export": {
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
            keyword?: string;
            code?: string;
            name?: string;
            duty?: string;
            type?: ("CREATE" | "REGISTER") | null;
            status?: (("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE") | null) | ("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE")[];
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
  "tenant.preview": {
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
            keyword?: string;
            code?: string;
            name?: string;
            duty?: string;
            type?: ("CREATE" | "REGISTER") | null;
            status?: (("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE") | null) | ("NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE")[];
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
  "tenant.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "tenant.refreshCache": {
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
  "tenant.clearCache": {
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
  "tenant.check": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
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
  "tenant.status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ids: string[];
          status?: "NORMAL" | "FORBIDDEN";
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
  "tenant.removeAll": {
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
  "tenant.initConnect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          tenant: string;
          connectType?: "LOCAL" | "REMOTE";
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
  "tenant.init": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          code: string;
          name: string;
          duty?: string | null;
          expirationTime?: string | null;
          userLimit?: number | null;
          storageLimit?: number | null;
          account: string;
          mobile?: (string | null) | "";
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
              tenant: {
                id: string;
                createTime: string;
                createdBy: string | null;
                updateTime: string;
                updatedBy: string | null;
                version: number;
                code: string;
                name: string;
                type: {
                  code: "CREATE" | "REGISTER";
                  desc: string;
                };
                status: {
                  code: "NORMAL" | "WAIT_INIT" | "FORBIDDEN" | "WAITING" | "REFUSE" | "DELETE";
                  desc: string;
                };
                connectType: {
                  code: "LOCAL" | "REMOTE";
                  desc: string;
                };
                readonly: boolean;
                duty: string | null;
                expirationTime: string | null;
                logo: string | null;
                describe: string | null;
                passwordExpire: number;
                isMultipleLogin: boolean;
                passwordErrorNum: number;
                passwordErrorLockTime: number;
                userLimit: number | null;
                storageLimit: number | null;
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
  "globalUser.page": {
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
            tenantCode: string;
            keyword?: string;
            account?: string;
            name?: string;
            mobile?: string;
            email?: string;
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
                tenantCode: string;
                account: string;
                name: string;
                mobile: string | null;
                email: string | null;
                sex: {
                  code: "M" | "W" | "N";
                  desc: string;
                };
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
  "globalUser.get": {
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
              tenantCode: string;
              account: string;
              name: string;
              mobile: string | null;
              email: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
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
  "globalUser.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          tenantCode: string;
          keyword?: string;
          account?: string;
          name?: string;
          mobile?: string;
          email?: string;
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
              tenantCode: string;
              account: string;
              name: string;
              mobile: string | null;
              email: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
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
  "globalUser.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          version: number;
          tenantCode: string;
          name?: string | null;
          email?: (string | null) | "";
          sex?: "M" | "W" | "N";
          mobile?: (string | null) | "";
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
              tenantCode: string;
              account: string;
              name: string;
              mobile: string | null;
              email: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
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
  "globalUser.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          tenantCode: string;
          name?: string | null;
          email?: (string | null) | "";
          sex?: "M" | "W" | "N";
          account: string;
          mobile?: (string | null) | "";
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
              id: string;
              createTime: string;
              createdBy: string | null;
              updateTime: string;
              updatedBy: string | null;
              version: number;
              tenantCode: string;
              account: string;
              name: string;
              mobile: string | null;
              email: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
              state: boolean;
              readonly: boolean;
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
  "globalUser.replace": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          version: number;
          tenantCode: string;
          name?: string | null;
          email?: (string | null) | "";
          sex?: "M" | "W" | "N";
          mobile?: (string | null) | "";
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
              tenantCode: string;
              account: string;
              name: string;
              mobile: string | null;
              email: string | null;
              sex: {
                code: "M" | "W" | "N";
                desc: string;
              };
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
  "globalUser.remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          tenantCode: string;
          ids: string[];
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
  "globalUser.check": {
    parameters: {
      query: {
        tenantCode: string;
        account: string;
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
  "globalUser.reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          tenantCode: string;
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
  "globalUser.export": {
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
            tenantCode: string;
            keyword?: string;
            account?: string;
            name?: string;
            mobile?: string;
            email?: string;
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
  "globalUser.preview": {
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
            tenantCode: string;
            keyword?: string;
            account?: string;
            name?: string;
            mobile?: string;
            email?: string;
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
  "globalUser.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "datasourceConfig.page": {
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
            keyword?: string;
            name?: string;
            username?: string;
            url?: string;
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
                name: string;
                username: string;
                password: string;
                url: string;
                driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.get": {
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
              name: string;
              username: string;
              password: string;
              url: string;
              driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          keyword?: string;
          name?: string;
          username?: string;
          url?: string;
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
              name: string;
              username: string;
              password: string;
              url: string;
              driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          version: number;
          name?: string;
          username?: string;
          password?: string;
          url?: string;
          driverClassName?: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
              name: string;
              username: string;
              password: string;
              url: string;
              driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          name: string;
          username: string;
          password: string;
          url: string;
          driverClassName?: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
              name: string;
              username: string;
              password: string;
              url: string;
              driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.remove": {
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
  "datasourceConfig.updateAll": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id: string;
          version: number;
          name?: string;
          username?: string;
          password?: string;
          url?: string;
          driverClassName?: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
              name: string;
              username: string;
              password: string;
              url: string;
              driverClassName: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.export": {
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
            keyword?: string;
            name?: string;
            username?: string;
            url?: string;
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
  "datasourceConfig.preview": {
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
            keyword?: string;
            name?: string;
            username?: string;
            url?: string;
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
  "datasourceConfig.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "datasourceConfig.testConnect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          id?: string | null;
          username: string;
          password: string;
          url: string;
          driverClassName?: "org.postgresql.Driver" | "com.mysql.cj.jdbc.Driver";
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
  "datasourceConfig.places": {
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
            data: string[];
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
  "application.page": {
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
            keyword?: string;
            clientId?: string;
            name?: string;
            appType?: (("SERVER" | "APP" | "PC" | "WAP") | null) | ("SERVER" | "APP" | "PC" | "WAP")[];
            state?: boolean | null;
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
                clientId: string;
                clientSecret: string;
                name: string;
                website: string | null;
                icon: string | null;
                appType: {
                  code: "SERVER" | "APP" | "PC" | "WAP";
                  desc: string;
                };
                state: boolean;
                describe: string | null;
                allowedIps: string | null;
                tokenMinutes: number | null;
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
  "application.get": {
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
              clientId: string;
              clientSecret: string;
              name: string;
              website: string | null;
              icon: string | null;
              appType: {
                code: "SERVER" | "APP" | "PC" | "WAP";
                desc: string;
              };
              state: boolean;
              describe: string | null;
              allowedIps: string | null;
              tokenMinutes: number | null;
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
  "application.query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keyword?: string;
          clientId?: string;
          name?: string;
          appType?: (("SERVER" | "APP" | "PC" | "WAP") | null) | ("SERVER" | "APP" | "PC" | "WAP")[];
          state?: boolean | null;
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
              clientId: string;
              clientSecret: string;
              name: string;
              website: string | null;
              icon: string | null;
              appType: {
                code: "SERVER" | "APP" | "PC" | "WAP";
                desc: string;
              };
              state: boolean;
              describe: string | null;
              allowedIps: string | null;
              tokenMinutes: number | null;
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
  "application.update": {
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
          version: number;
          name?: string;
          website?: string | null;
          icon?: string | null;
          appType?: "SERVER" | "APP" | "PC" | "WAP";
          state?: boolean;
          describe?: string | null;
          allowedIps?: string | null;
          tokenMinutes?: number | null;
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
              clientId: string;
              clientSecret: string;
              name: string;
              website: string | null;
              icon: string | null;
              appType: {
                code: "SERVER" | "APP" | "PC" | "WAP";
                desc: string;
              };
              state: boolean;
              describe: string | null;
              allowedIps: string | null;
              tokenMinutes: number | null;
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
  "application.save": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          clientId?: (string | null) | "";
          name: string;
          website?: string | null;
          icon?: string | null;
          appType?: "SERVER" | "APP" | "PC" | "WAP";
          state?: boolean;
          describe?: string | null;
          allowedIps?: string | null;
          tokenMinutes?: number | null;
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
              clientId: string;
              clientSecret: string;
              name: string;
              website: string | null;
              icon: string | null;
              appType: {
                code: "SERVER" | "APP" | "PC" | "WAP";
                desc: string;
              };
              state: boolean;
              describe: string | null;
              allowedIps: string | null;
              tokenMinutes: number | null;
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
  "application.remove": {
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
  "application.updateAll": {
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
          version: number;
          name?: string;
          website?: string | null;
          icon?: string | null;
          appType?: "SERVER" | "APP" | "PC" | "WAP";
          state?: boolean;
          describe?: string | null;
          allowedIps?: string | null;
          tokenMinutes?: number | null;
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
              clientId: string;
              clientSecret: string;
              name: string;
              website: string | null;
              icon: string | null;
              appType: {
                code: "SERVER" | "APP" | "PC" | "WAP";
                desc: string;
              };
              state: boolean;
              describe: string | null;
              allowedIps: string | null;
              tokenMinutes: number | null;
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
  "application.export": {
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
            keyword?: string;
            clientId?: string;
            name?: string;
            appType?: (("SERVER" | "APP" | "PC" | "WAP") | null) | ("SERVER" | "APP" | "PC" | "WAP")[];
            state?: boolean | null;
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
  "application.preview": {
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
            keyword?: string;
            clientId?: string;
            name?: string;
            appType?: (("SERVER" | "APP" | "PC" | "WAP") | null) | ("SERVER" | "APP" | "PC" | "WAP")[];
            state?: boolean | null;
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
  "application.import": {
    parameters: {
      query?: never;
      header?: {
        "Idempotency-Key"?: string;
      };
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
  "application.refreshCache": {
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
  "application.clearCache": {
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
  "application.rotate": {
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
              clientSecret: string;
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
  "online.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          name?: string | null;
          userId?: string | null;
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
              userId: string;
              account: string;
              name: string;
              token: string;
              clientId: string;
              clientName: string;
              kind: {
                code: "PASSWORD" | "SMS" | "SOCIAL" | "INVITATION";
                desc: string;
              };
              loginIp: string;
              location: string | null;
              browser: string | null;
              operatingSystem: string | null;
              loginTime: string;
              usedTime: string;
              expireTime: string;
              expireMillis: string;
              isCurrent: boolean;
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
  "online.end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          userToken?: string | null;
          userId: string;
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
  "status.get": {
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
              state: {
                code: "GOOD" | "WATCH" | "BAD";
                desc: string;
              };
              version: string;
              time: string;
              jobs: {
                state: {
                  code: "GOOD" | "WATCH" | "BAD";
                  desc: string;
                };
                waiting: number;
                running: number;
                failed: number;
                waitingSince: string | null;
              };
              failures: {
                state: {
                  code: "GOOD" | "WATCH" | "BAD";
                  desc: string;
                };
                broken: number;
                refused: number;
                hours: number[];
                last: {
                  requestId: string;
                  createTime: string;
                  operationId: string;
                  description: string;
                  code: number;
                  isBroken: boolean;
                }[];
              };
              storage: {
                files: number;
                bytes: string;
              };
              installation: {
                startTime: string;
                database: {
                  state: {
                    code: "GOOD" | "WATCH" | "BAD";
                    desc: string;
                  };
                  kind: "embedded" | "server";
                  version: string;
                  bytes: string;
                  oldestTransaction: number | null;
                  connections: {
                    total: number;
                    idle: number;
                    waiting: number;
                  } | null;
                  migration: string;
                };
                queue: {
                  state: {
                    code: "GOOD" | "WATCH" | "BAD";
                    desc: string;
                  };
                  running: number;
                  waiting: number;
                  delay: number;
                };
                disk: {
                  state: {
                    code: "GOOD" | "WATCH" | "BAD";
                    desc: string;
                  };
                  free: string;
                  total: string;
                } | null;
                backup: {
                  state: {
                    code: "GOOD" | "WATCH" | "BAD";
                    desc: string;
                  };
                  lastTime: string | null;
                  rows: string;
                  files: string;
                };
              } | null;
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
  "status.bundle": {
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
  "access.operations": {
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
              name: string;
              group: string;
              method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS";
              path: string;
              permission: string | null;
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
  "access.explain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          requestId?: string;
          operationId?: string;
          recordId?: string;
          userId?: string;
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
              person: {
                id: string;
                name: string;
                account: string;
              };
              operation: {
                id: string;
                name: string;
                group: string;
                method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS";
                path: string;
                permission: string | null;
              };
              recordId: string | null;
              request: {
                requestId: string;
                createTime: string;
                code: number;
                reason: string | null;
              } | null;
              isAllowed: boolean;
              steps: {
                kind: {
                  code: "TENANT" | "ACCOUNT" | "SESSION" | "LIMITS" | "PASSWORD" | "INVITATION" | "SECOND_FACTOR" | "PERMISSION" | "SERVICE" | "SCOPE" | "RECORD";
                  desc: string;
                };
                outcome: "PASSED" | "BARRED" | "UNKNOWN";
                text: string;
                changers: string[];
                path: string | null;
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
  "access.own": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": {
          requestId?: string;
          operationId?: string;
          recordId?: string;
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
              person: {
                id: string;
                name: string;
                account: string;
              };
              operation: {
                id: string;
                name: string;
                group: string;
                method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "TRACE" | "HEAD" | "OPTIONS";
                path: string;
                permission: string | null;
              };
              recordId: string | null;
              request: {
                requestId: string;
                createTime: string;
                code: number;
                reason: string | null;
              } | null;
              isAllowed: boolean;
              steps: {
                kind: {
                  code: "TENANT" | "ACCOUNT" | "SESSION" | "LIMITS" | "PASSWORD" | "INVITATION" | "SECOND_FACTOR" | "PERMISSION" | "SERVICE" | "SCOPE" | "RECORD";
                  desc: string;
                };
                outcome: "PASSED" | "BARRED" | "UNKNOWN";
                text: string;
                changers: string[];
                path: string | null;
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
}
