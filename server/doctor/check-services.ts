/** Checks what the shop uses apart from its database: Redis, email, card payments. */
import type { Config, StripeConfig } from '../config.ts'
import { connectRedis } from '../kernel/redis/connect-redis.ts'
import { openStripe } from '../modules/payments/stripe-provider.ts'
import { clockFinding } from './check-database.ts'
import { type Finding, failed, ok, reasonOf, warning } from './findings.ts'

const patienceMillis = 5000

/** Returns the findings about Redis. `now` is the clock of this machine in ms. */
export async function checkRedis({ redis: target }: Config, now: () => number): Promise<Finding[]> {
  if (!target) return [ok('redis', 'REDIS_URL is not set: the shop runs as one process.')]
  try {
    const log = { warn: () => {} }
    const redis = await connectRedis({ target, log, patienceMillis, startMillis: 0 })
    const before = now()
    const [seconds, micros] = await redis.time().finally(() => redis.disconnect())
    const millis = Number(seconds) * 1000 + Number(micros) / 1000
    return [ok('redis', 'Redis responds.'), clockFinding('Redis', millis, before, now())]
  } catch (error) {
    return [failed('redis', reasonOf(error))]
  }
}

/** Logs in to the SMTP server without sending an email. */
export async function checkMail({ smtpUrl, production }: Config): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      production
        ? warning('mail', 'SMTP_URL is not set: emails are stored as files instead of being sent.')
        : ok('mail', 'Emails are stored as files in DATA_DIR.'),
    ]
  const { createTransport } = await import('nodemailer')
  const server = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMillis,
    greetingTimeout: patienceMillis,
    socketTimeout: patienceMillis,
  })
  try {
    await server.verify()
    return [ok('mail', 'The SMTP server accepts the login.')]
  } catch (error) {
    return [failed('mail', `The SMTP server of SMTP_URL refuses or does not respond (${reasonOf(error)}).`)]
  } finally {
    server.close()
  }
}

/** Reads the account's balance with the secret key; the key is not shown. */
export async function checkPayments({ stripe, production, testPayments }: Config): Promise<Finding[]> {
  if (!stripe)
    return [
      testPayments
        ? ok('payments', 'Card payments are test payments: no money moves.')
        : warning('payments', 'STRIPE_SECRET_KEY is not set: the shop accepts no cards.'),
    ]
  const isLive = /^[sr]k_live_/.test(stripe.secretKey)
  const keys =
    production === isLive
      ? []
      : [
          warning(
            'payments',
            isLive
              ? 'STRIPE_SECRET_KEY is a live key, but NODE_ENV is not production.'
              : 'STRIPE_SECRET_KEY is a test key: no money moves.',
          ),
        ]
  return [...keys, await checkStripe(stripe)]
}

async function checkStripe(config: StripeConfig): Promise<Finding> {
  const { stripe, errors } = await openStripe({ ...config, patienceMillis })
  try {
    await stripe.balance.retrieve()
    return ok('payments', 'Stripe accepts the key.')
  } catch (error) {
    return error instanceof errors.StripeAuthenticationError
      ? failed('payments', 'Stripe refuses STRIPE_SECRET_KEY.')
      : failed('payments', `Stripe does not respond (${reasonOf(error)}).`)
  }
}
