import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileTransport, type Message, smtpTransport } from './transport.ts'

const sender = { from: 'Bottega Arcana <bottega@shop.test>', host: 'shop.test' }
const message: Message = {
  id: 7,
  letter: 'welcome',
  to: 'ada@example.com',
  subject: 'È qui',
  html: '<p>Ciao</p>',
  text: 'Ciao',
  createdAt: new Date('2026-11-21T08:30:12Z'),
  attachments: [],
  unsubscribeUrl: null,
}

it('writes attachments into the email as files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  const attachments = [{ filename: 'terms.html', html: '<p>Version 3</p>' }]
  await fileTransport(folder, sender)({ ...message, attachments })
  const [file = ''] = await readdir(folder)
  const content = await readFile(join(folder, file), 'utf8')
  expect(content).toMatch(/Content-Disposition: attachment; filename=terms\.html/)
  expect(content).toContain(Buffer.from('<p>Version 3</p>').toString('base64'))
})

it('writes complete .eml files without SMTP_URL', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail')
  await fileTransport(folder, sender)(message)
  expect(await readdir(folder)).toEqual(['20261121-083012-7-welcome.eml'])
  const written = await readFile(join(folder, '20261121-083012-7-welcome.eml'), 'utf8')
  expect(written).toMatch(/^From: Bottega Arcana <bottega@shop\.test>\r$/m)
  expect(written).toMatch(/^To: ada@example\.com\r$/m)
  expect(written).toMatch(/^Message-ID: <welcome\.7\.\d+@shop\.test>\r$/m)
  expect(written).toContain('text/html')
  await rm(folder, { recursive: true })
})

it('adds one-click unsubscribe to a campaign email (RFC 8058)', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail')
  const unsubscribeUrl = 'https://shop.test/api/newsletter/one-click?token=1.2.x'
  await fileTransport(folder, sender)({ ...message, unsubscribeUrl })
  const written = await readFile(join(folder, '20261121-083012-7-welcome.eml'), 'utf8')
  expect(written.replace(/\r\n /g, ' ')).toMatch(
    /^List-Unsubscribe: <https:\/\/shop\.test\/api\/newsletter\/one-click\?token=1\.2\.x>\r?$/m,
  )
  expect(written).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  await rm(folder, { recursive: true })
})

/** Implements the part of SMTP that one email needs. */
function listen(received: string[]): Promise<Server> {
  const server = createServer(socket => {
    let inData = false
    socket.setEncoding('utf8')
    socket.write('220 test\r\n')
    socket.on('data', chunk => {
      received.push(String(chunk))
      if (inData && String(chunk).endsWith('\r\n.\r\n')) {
        inData = false
        socket.write('250 taken\r\n')
      } else if (!inData && /^DATA/i.test(String(chunk))) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (!inData) socket.write('250 yes\r\n')
    })
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

it('sends emails to the server at SMTP_URL', async () => {
  const received: string[] = []
  const server = await listen(received)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  await smtpTransport(`smtp://127.0.0.1:${port}`, sender)(message)
  expect(received.join('')).toContain('RCPT TO:<ada@example.com>')
  expect(received.join('')).toContain('Subject: =?UTF-8?')
  server.close()
  await expect(smtpTransport('smtp://127.0.0.1:1', sender)(message)).rejects.toThrow()
})
