import { expect, test } from 'vitest'
import { createMailer } from '../../../core/mail/mailer.ts'
import { composeMail } from '../../../core/mail/ownerMail.ts'
import { mailOptions, testCopy } from '../../support/receiver/receiverOptions.ts'
import { goodMessage, postForm } from '../../support/receiver/requests.ts'
import { startMailServer } from '../../support/receiver/startMailServer.ts'
import { MAILBOX, startReceiver } from '../../support/receiver/startReceiver.ts'
import { storedMessage } from '../../support/receiver/submissions.ts'

const OWNER = 'owner@agency.example'
const patience = () => AbortSignal.timeout(20_000)

async function startWithMail(plan: 'take' | 'hang after data' = 'take') {
  const server = await startMailServer()
  server.plan.push(plan)
  const receiver = await startReceiver({ mail: mailOptions(server.smtp) })
  const nextMail = async () => {
    const isOwners = ({ envelope }: { envelope: string[] }) => envelope.includes(OWNER)
    await expect.poll(() => server.mails.some(isOwners)).toBe(true)
    const [mail] = server.mails.splice(server.mails.findIndex(isOwners), 1)
    if (!mail) throw new Error('No mail came.')
    return mail
  }
  return { ...receiver, server, nextMail }
}

test('the owner gets a contact message as a mail that can be answered', async () => {
  const { url, nextMail } = await startWithMail()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, website: 'https://northfold.example' })
  const mail = await nextMail()
  expect(mail.envelope).toEqual(['owner@agency.example'])
  expect(mail.from).toEqual({ name: 'Test agency', address: 'forms@agency.example' })
  expect(mail.to).toEqual([{ name: '', address: 'owner@agency.example' }])
  expect(mail.replyTo).toEqual([{ name: 'Nora Dunmore', address: 'nora@northfold.example' }])
  expect(mail.subject).toBe('Nora Dunmore: New website')
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@agency\.example>$/)
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Nora Dunmore wrote.')
    expect(part).toContain('0113 496 0142')
    expect(part).toContain('We need five pages.\nBy June.')
    expect(part).toContain('https://northfold.example')
    expect(part).toContain('Replies go to Nora Dunmore.')
    expect(part).toContain(mail.messageId?.slice(1, 37))
  }
})

test('the owner gets a subscription as a mail', async () => {
  const { url, nextMail } = await startWithMail()
  await postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example' })
  const mail = await nextMail()
  expect(mail.subject).toBe('Newsletter: nora@northfold.example')
  expect(mail.replyTo).toEqual([{ name: '', address: 'nora@northfold.example' }])
  expect(mail.text).toContain('nora@northfold.example subscribed.')
})

test('the mail says where a message came from, if that is known', async () => {
  const { url, nextMail } = await startWithMail()
  await postForm(`${url}/${MAILBOX}`, {
    ...goodMessage,
    _page: '/services/seo',
    _referrer: 'search.example/<b>',
    _utm_source: 'newsletter',
    _utm_campaign: '<i>spring</i>',
  })
  const mail = await nextMail()
  expect(mail.text).toContain(
    'Sent from: /services/seo\nLed here by: search.example/%3Cb%3E\nCampaign: newsletter / <i>spring</i>\n',
  )
  expect(mail.html).toContain('Campaign: newsletter / &lt;i&gt;spring&lt;/i&gt;')
  await postForm(`${url}/f/newsletter`, { email: 'nora@northfold.example' })
  expect((await nextMail()).text).not.toMatch(/Sent from|Led here by|Campaign/)
})

test('the visitor gets a response before the mail server has answered', async () => {
  const { url, server, nextMail } = await startWithMail('hang after data')
  const answer = await postForm(`${url}/${MAILBOX}`, goodMessage)
  expect(await answer.json()).toEqual({ success: 'true', message: 'Message kept.' })
  expect(server.mails).toEqual([])
  const answering = setInterval(server.release, 5)
  expect((await nextMail()).subject).toBe('Nora Dunmore: New website')
  clearInterval(answering)
})

test('spam and duplicates are not mailed', async () => {
  const { url, server, nextMail } = await startWithMail()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, name: 'Robot', _honey: 'x' })
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  await postForm(`${url}/${MAILBOX}`, goodMessage)
  await nextMail()
  await postForm(`${url}/${MAILBOX}`, { ...goodMessage, name: 'Last' })
  expect((await nextMail()).subject).toBe('Last: New website')
  expect(server.attempts()).toBe(2)
})

test('markup from a visitor is shown as typed', async () => {
  const { url, nextMail } = await startWithMail()
  const markup = '</p><img src=x onerror="alert(1)"> & \'"'
  await postForm(`${url}/${MAILBOX}`, {
    ...goodMessage,
    name: markup,
    phone: markup,
    subject: markup,
    comments: markup,
    [`extra${markup}`]: markup,
  })
  const mail = await nextMail()
  expect(mail.html).not.toContain('<img')
  expect(
    mail.html?.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt; &amp; &#39;&quot;/g),
  ).toHaveLength(9)
  expect(mail.text).toContain(`Subject: ${markup}`)
})

test('no line break, comma, quote or encoded word in name and subject adds a header or a recipient', async () => {
  const { url, nextMail } = await startWithMail()
  for (const text of [
    'Nora\r\nBcc: victim@elsewhere.example\r\n\r\nHello again',
    'Dunmore, "Nora" <victim@elsewhere.example>, Ltd; (the agency)',
    '=?utf-8?Q?Nora=0D=0ABcc:_victim@elsewhere.example?=',
    'Nora\nTo: victim@elsewhere.example',
  ]) {
    await postForm(`${url}/${MAILBOX}`, {
      ...goodMessage,
      name: text,
      subject: text,
      _cc: 'victim@elsewhere.example',
      _replyto: 'victim@elsewhere.example',
    })
    const mail = await nextMail()
    expect(mail.envelope).toEqual(['owner@agency.example'])
    expect(mail.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ])
    expect(mail.to).toEqual([{ name: '', address: 'owner@agency.example' }])
    expect(mail.replyTo).toHaveLength(1)
    expect(mail.replyTo?.[0]?.address).toBe('nora@northfold.example')
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
})

test('an address with an injected header adds no header and no recipient', async () => {
  const server = await startMailServer()
  const submission = storedMessage({
    form: 'newsletter',
    email: 'nora@northfold.example>\r\nBcc: victim@elsewhere.example, <x@elsewhere.example',
    name: null,
  })
  const options = { copy: testCopy, fieldLabels: {}, locale: 'en-GB' }
  const mail = composeMail(submission, 'id-1@agency.example', options, mailOptions(server.smtp))
  await createMailer(server.smtp)(mail, patience())
  const [received] = server.mails
  expect(received?.envelope).toEqual(['owner@agency.example'])
  expect(received?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(received?.bcc ?? []).toEqual([])
})

test('any script and a message of 20,000 characters arrive completely', async () => {
  const { url, nextMail } = await startWithMail()
  const comments = `${'語'.repeat(19_000)}\n${'مرحبا 👩‍💻 '.repeat(50)}`
  const name = 'Zoë Müller-李 👋'
  await postForm(`${url}/${MAILBOX}`, {
    ...goodMessage,
    name,
    subject: 'Обновление сайта',
    comments,
  })
  const mail = await nextMail()
  expect(mail.subject).toBe(`${name}: Обновление сайта`)
  expect(mail.replyTo?.[0]?.name).toBe(name)
  expect(mail.text).toContain(comments.trim())
  expect(mail.html).toContain(comments.trim())
  // Every line is within the limit of mail servers (RFC 5322, 2.1.1).
  expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThan(999)
})

test('beyond this machine no mail travels without TLS', async () => {
  const server = await startMailServer()
  // Reaches this machine too, but is not a loopback address.
  const send = createMailer({ ...server.smtp, host: '0.0.0.0' })
  await expect(
    send({ from: 'a@agency.example', to: 'b@agency.example' }, patience()),
  ).rejects.toThrow(expect.objectContaining({ code: 'ETLS' }))
  expect(server.mails).toEqual([])
})

test('on this machine TLS is used if it is offered, whoever signed the certificate', async () => {
  const server = await startMailServer({ disabledCommands: [] })
  await createMailer(server.smtp)({ from: 'a@agency.example', to: 'b@agency.example' }, patience())
  expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
})
