/** Sends emails to an SMTP server, or writes them as `.eml` files into a folder. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { dataFolder } from '../kernel/files/folders.ts'

/** An HTML page that mail programs show on its own. */
export interface AttachedFile {
  filename: string
  html: string
}

export interface Message {
  id: number // of the outbox row; part of the file name and the Message-ID, so that repeated sending is detected
  letter: string
  to: string
  subject: string
  html: string
  text: string
  createdAt: Date
  attachments: readonly AttachedFile[]
  unsubscribeUrl: string | null // accepts a POST without further confirmation (RFC 8058)
}

/** Resolves when the email was accepted; rejects if sending must be retried. */
export type Transport = (message: Message) => Promise<void>

interface Sender {
  from: string
  host: string // host of PUBLIC_URL, for the Message-ID
}

/** SMTP_URL if it is set, else `.eml` files in the data folder (decision 0002). */
export function transportOf(config: Config): Transport {
  const { smtpUrl, mailFrom, publicUrl } = config
  const sender = { from: mailFrom, host: new URL(publicUrl).hostname }
  return smtpUrl ? smtpTransport(smtpUrl, sender) : fileTransport(dataFolder(config, 'mail'), sender)
}

const envelope = ({ from, host }: Sender, message: Message) => ({
  from,
  to: { name: '', address: message.to },
  subject: message.subject,
  html: message.html,
  text: message.text,
  date: message.createdAt,
  messageId: `<${message.letter}.${message.id}.${message.createdAt.getTime()}@${host}>`,
  attachments: message.attachments.map(({ filename, html }) => ({
    filename,
    content: html,
    contentType: 'text/html; charset=utf-8',
  })),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(message.unsubscribeUrl && {
      'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** The library is loaded with the first email. */
async function smtpServer(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
}

async function emailBuilder() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

export function smtpTransport(url: string, sender: Sender): Transport {
  let server: ReturnType<typeof smtpServer> | undefined
  return async message => {
    server ??= smtpServer(url)
    await (await server).sendMail(envelope(sender, message))
  }
}

/**
 * Writes `<folder>/20261121-083012-7-welcome.eml` under a temporary name and renames it, so that a reader never sees an incomplete
 * email.
 */
export function fileTransport(folder: string, sender: Sender): Transport {
  let builder: ReturnType<typeof emailBuilder> | undefined
  return async message => {
    builder ??= emailBuilder()
    const built = await (await builder).sendMail(envelope(sender, message))
    const [day, time] = message.createdAt
      .toISOString()
      .replace(/[-:]|\..*/g, '')
      .split('T')
    const file = join(folder, `${day}-${time}-${message.id}-${message.letter}.eml`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.part`, built.message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}
