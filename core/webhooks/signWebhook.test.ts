import { expect, test } from 'vitest'
import { webhookHeaders } from './signWebhook.ts'

test('the signature matches the test vector of the specification’s libraries', () => {
  // https://github.com/standard-webhooks/standard-webhooks/tree/main/libraries
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const sentAt = new Date(1_614_265_330_000)
  const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', sentAt, body: '{"test": 2432232314}' }
  expect(webhookHeaders([key], content)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})
