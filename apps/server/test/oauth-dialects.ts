import type { IncomingHttpHeaders } from 'node:http';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  id: string;
  name: string;
  email?: string;
}

export interface Answer {
  status: number;
  body: object | string;
  location?: string;
}

/**
 * How a provider speaks, where it differs from the others: names of parameters, and the shapes of its answers as its documents show them.
 */
export interface Dialect {
  clientId: string;
  clientSecret: string;
  codeName: string;
  wantsRedirect: boolean;
  readTrade(method: string, query: URLSearchParams, body: string): URLSearchParams;
  readToken(query: URLSearchParams, headers: IncomingHttpHeaders): string;
  refuse(reason: string): Answer;
  token(token: string, person: ProviderPerson): object | string;
  me?(person: ProviderPerson): string;
  user(person: ProviderPerson): object | string;
}

const standard: Dialect = {
  clientId: 'client_id',
  clientSecret: 'client_secret',
  codeName: 'code',
  wantsRedirect: true,
  readTrade: (method, _, body) => {
    const form = new URLSearchParams(method === 'POST' ? body : '');
    return form.get('grant_type') === 'authorization_code' ? form : new URLSearchParams();
  },
  readToken: (_, { authorization = '' }) => /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '',
  refuse: (error) => ({ status: 400, body: { error, error_description: 'bad or used' } }),
  // an id token that nobody could check: it is not ours to read
  token: (token) => ({ access_token: token, token_type: 'Bearer', expires_in: 3600, id_token: 'e30.e30.e30' }),
  user: ({ id, name, email }) => ({ sub: id, name, email, picture: 'https://provider.example/face.png' }),
};

const byGet: Pick<Dialect, 'readTrade' | 'readToken'> = {
  readTrade: (method, query) => (method === 'GET' ? query : new URLSearchParams()),
  readToken: (query) => query.get('access_token') ?? '',
};

export const dialects: Record<string, Dialect> = {
  standard,

  // docs.github.com: a refused code is an answer with status 200
  github: {
    ...standard,
    refuse: () => ({ status: 200, body: { error: 'bad_verification_code', error_description: 'incorrect or expired' } }),
    token: (token) => ({ access_token: token, scope: '', token_type: 'bearer' }),
    user: ({ id, name }) => ({ login: 'octo', id: Number(id), name, avatar_url: 'https://avatars.example/u/1', email: null }),
  },

  gitee: {
    ...standard,
    token: (token) => ({
      access_token: token,
      token_type: 'bearer',
      expires_in: 86400,
      refresh_token: 'r',
      scope: 'user_info',
      created_at: 1,
    }),
    user: ({ id, name }) => ({ id: Number(id), login: 'tree', name, avatar_url: 'https://gitee.example/a.png', email: '' }),
  },

  microsoft: {
    ...standard,
    token: (token) => ({ token_type: 'Bearer', scope: 'User.Read', expires_in: 4000, ext_expires_in: 4000, access_token: token }),
    user: ({ id, name }) => ({ '@odata.context': 'https://graph.example', displayName: name, mail: null, id }),
  },

  wechat: {
    ...byGet,
    clientId: 'appid',
    clientSecret: 'secret',
    codeName: 'code',
    wantsRedirect: false,
    refuse: () => ({ status: 200, body: '{"errcode":40029,"errmsg":"invalid code"}' }),
    token: (token, { id }) =>
      JSON.stringify({ access_token: token, expires_in: 7200, refresh_token: 'r', openid: `o-${id}`, scope: 'snsapi_login', unionid: id }),
    user: ({ id, name }) =>
      JSON.stringify({ openid: `o-${id}`, nickname: name, sex: 0, headimgurl: 'https://wx.example/132', privilege: [], unionid: id }),
  },

  qq: {
    ...byGet,
    clientId: 'client_id',
    clientSecret: 'client_secret',
    codeName: 'code',
    wantsRedirect: true,
    // in JSONP, though JSON was asked for
    refuse: () => ({ status: 200, body: 'callback( {"error":100019,"error_description":"code to access token error"} );' }),
    token: (token) => JSON.stringify({ access_token: token, expires_in: '7776000', refresh_token: 'r' }),
    me: ({ id }) => `callback( {"client_id":"saiwu-app","openid":"o-${id}","unionid":"${id}"} );`,
    user: ({ name }) => ({
      ret: 0,
      msg: '',
      nickname: name,
      figureurl_qq_1: 'http://q.example/40',
      figureurl_qq_2: 'https://q.example/100',
    }),
  },

  dingtalk: {
    clientId: 'client_id',
    clientSecret: 'client_secret',
    codeName: 'authCode',
    wantsRedirect: false,
    readTrade: (method, _, body) => {
      const { clientId, clientSecret, code, grantType } = JSON.parse(method === 'POST' ? body : '{}') as Record<string, string>; // as the adapter sends it
      return new URLSearchParams(
        grantType === 'authorization_code' ? { client_id: clientId ?? '', client_secret: clientSecret ?? '', code: code ?? '' } : {},
      );
    },
    readToken: (_, headers) => String(headers['x-acs-dingtalk-access-token'] ?? ''),
    refuse: () => ({ status: 400, body: { code: 'invalidParameter.authCode.notFound', requestid: 'x', message: '不合法的临时授权码' } }),
    token: (token) => ({ expireIn: 7200, accessToken: token, refreshToken: 'r', corpId: 'c' }),
    user: ({ id, name }) => ({ nick: name, avatarUrl: 'https://ding.example/a.jpg', openId: `o-${id}`, unionId: id, stateCode: '86' }),
  },

  tencent_cloud: {
    ...standard,
    wantsRedirect: false,
    readToken: byGet.readToken,
    refuse: () => ({ status: 200, body: { code: 3013, msg: { oauth_auth_code_invalid: '授权码不对' } } }),
    token: (token) => ({ access_token: token, refresh_token: 'r', team: 'saiwu', expires_in: '780469' }),
    user: ({ id, name }) => ({ code: 0, data: { id: Number(id), name, avatar: '/static/fruit.png', global_key: 'g' } }),
  },
};
