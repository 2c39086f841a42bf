/** The mail server is down: orders are still placed and paid, and their emails are sent when it is available again. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../../db/schema/mail.ts'
import { mailJob, renderJob } from '../../email/mailer.ts'
import { type CheckoutFixture, line, openCheckoutFixture } from './testing/checkout-fixture.ts'

/** Implements the part of SMTP that an email needs, and stores the received messages. */
function postOffice(received: string[]): Server {
  return createServer(socket => {
    let inData = false
    socket.setEncoding('utf8')
    socket.write('220 open\r\n')
    socket.on('data', chunk => {
      const line = String(chunk)
      received.push(line)
      if (inData && line.endsWith('\r\n.\r\n')) inData = false
      else if (!inData && /^DATA/i.test(line)) {
        inData = true
        return void socket.write('354 go on\r\n')
      }
      if (!inData) socket.write('250 yes\r\n')
    })
  })
}

let port: number
let shop: CheckoutFixture
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as AddressInfo).port
  probe.close()
  await once(probe, 'close')
  shop = await openCheckoutFixture({ smtpUrl: `smtp://127.0.0.1:${port}` })
})
afterAll(() => shop.close())

it('M2: places the order while the mail server is down and sends its emails once afterwards', async () => {
  await shop.context.db.delete(mails)
  const product = await shop.shelve(5)
  const { body } = await shop.buy({ lines: [line(product.id)], payment_method: 'card' })
  const { number } = body.order
  const paid = await shop.call('POST', `/payments/test/test_${number}`, {
    as: 'user',
    body: { outcome: 'approve' },
  })
  expect(paid.json()).toMatchObject({ order: { status: 'confirmed', payment_status: 'paid' } })
  await shop.context.jobs.nudge(renderJob)
  await shop.context.jobs.nudge(mailJob)
  const waiting = await shop.context.db.select().from(mails).orderBy(mails.id)
  expect(waiting.map(({ letter, status, attempts }) => [letter, status, attempts])).toEqual([
    ['order-paid', 'waiting', 1],
  ])

  const received: string[] = []
  const office = postOffice(received).listen(port, '127.0.0.1')
  await once(office, 'listening')
  shop.pass(2 * 60_000)
  await shop.context.jobs.nudge(mailJob)
  await shop.context.jobs.nudge(mailJob)
  office.close()
  const sent = await shop.context.db.select().from(mails)
  expect(sent.map(({ status }) => status)).toEqual(['sent'])
  expect(received.join('').match(/^RCPT TO:<user@example\.com>/gm)).toHaveLength(1)
})
