import { expect, it } from 'vitest';
import { signAcs3 } from './sign-acs3.ts';
import { signBce } from './sign-bce.ts';
import { signTc3 } from './sign-tc3.ts';

// the examples that the providers publish beside their algorithms

it('ACS3-HMAC-SHA256 signs as the example of Alibaba Cloud', () => {
  const { headers } = signAcs3({
    keyId: 'YourAccessKeyId',
    secret: 'YourAccessKeySecret',
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    date: '2023-10-26T10:22:32Z',
    nonce: '3156853299f313e23d1673dc12e1703d',
  });
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('TC3-HMAC-SHA256 signs as the example of Tencent Cloud', () => {
  const { authorization } = signTc3({
    keyId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    host: 'cvm.tencentcloudapi.com',
    service: 'cvm',
    body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
    timestamp: 1_551_113_065,
  });
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  );
});

it('bce-auth-v1 signs as the example of Baidu AI Cloud', () => {
  const authorization = signBce({
    keyId: 'a'.repeat(32),
    secret: 'b'.repeat(32),
    method: 'PUT',
    path: '/v1/test/myfolder/readme.txt',
    query: { uploadId: 'a44cc9bab11cbd156984767aad637851', partNumber: '9' },
    headers: {
      host: 'bj.bcebos.com',
      'content-type': 'text/plain',
      'content-length': '8',
      'content-md5': 'NFzcPqhviddjRNnSOGo4rw==',
      'x-bce-date': '2015-04-27T08:23:49Z',
    },
    date: '2015-04-27T08:23:49Z',
  });
  expect(authorization).toBe(
    `bce-auth-v1/${'a'.repeat(32)}/2015-04-27T08:23:49Z/1800//d74a04362e6a848f5b39b15421cb449427f419c95a480fd6b8cf9fc783e2999e`,
  );
});
