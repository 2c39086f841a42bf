/** Whether a welcome pack was sealed in this browser. Its contents are requested from the server only then. */
import { readStored, writeStored } from './storage.ts'
import { welcomePackKey as key } from './welcome-pack-key.ts'

/** announced: the user was informed that it waits for address verification. */
export type WelcomeNote = 'sealed' | 'announced'

export const welcomeNote = (): WelcomeNote | undefined =>
  readStored(key, value => (value === 'sealed' || value === 'announced' ? value : undefined))

export const noteWelcomePack = (note: WelcomeNote): void => void writeStored(key, note)

export const forgetWelcomePack = (): void => void writeStored(key, undefined)
