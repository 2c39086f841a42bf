/**
 * The cart of a guest who wants an email about it (setting `cart_reminder_hours`). Each change on this device is sent, so that the shop
 * does not write about a cart that was emptied.
 */
import { call } from '@/api/client.ts'
import { rememberGuestCart } from '@/contract/endpoints/shop/cart-reminders.ts'
import { cartReminderConsentVersion } from '@/contract/endpoints/site/consents.ts'
import type { Locale } from '@/contract/locales.ts'
import { useCart } from '@/stores/cart.ts'
import { readStored, writeStored } from '@/stores/storage.ts'
import { cartLine } from './cart-lines.ts'

const storageKey = 'cart-reminder'
const quietMillis = 2000

interface Reminder {
  email: string
  bag: string
  locale: Locale
}

const readReminder = (): Reminder | undefined => readStored(storageKey, value => value as Reminder)

/** Whether the guest has chosen an email about this cart on this device. */
export function isRemembered(): boolean {
  const reminder = readReminder()
  return reminder !== undefined && reminder.bag === useCart.getState().bag
}

const send = async ({ email, bag, locale }: Reminder, isKept: boolean): Promise<boolean> => {
  const lines = isKept ? useCart.getState().items.map(cartLine) : []
  const body = { email, bag, lines, locale, version: cartReminderConsentVersion }
  return (await call(rememberGuestCart, { body })).ok
}

/** Stores the cart for an email to this address. Returns whether the server has stored it. */
export async function rememberCart(email: string, locale: Locale): Promise<boolean> {
  const { bag, items } = useCart.getState()
  if (!bag || items.length === 0) return false
  const earlier = readReminder()
  const reminder = { email, bag, locale }
  if (earlier && earlier.email !== email) void send(earlier, false)
  const isStored = await send(reminder, true)
  if (isStored) writeStored(storageKey, reminder)
  return isStored
}

/** Withdraws the choice of this device. */
export async function forgetRememberedCart(): Promise<void> {
  const reminder = readReminder()
  writeStored(storageKey, undefined)
  if (reminder) await send(reminder, false)
}

/** Sends changes of the cart until it is empty. Returns a function that unsubscribes. */
export function followRememberedCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = useCart.subscribe(({ items }, before) => {
    const reminder = readReminder()
    if (!reminder || items === before.items) return
    clearTimeout(timer)
    if (items.length === 0) void forgetRememberedCart()
    else timer = setTimeout(() => void send(reminder, true), quietMillis)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
