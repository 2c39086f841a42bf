/** Whether a welcome pack was sealed in this browser (its contents are the server's): only then is the server asked for it. */
import { readStored, writeStored } from './storage.ts'
import { welcomePackKey as key } from './welcome-pack-key.ts'

/** announced: its owner knows that it waits for the address to be verified. */
export type WelcomeNote = 'sealed' | 'announced'

export const welcomeNote = (): WelcomeNote | undefined =>
  readStored(key, value => (value === 'sealed' || value === 'announced' ? value : undefined))

export const noteWelcomePack = (note: WelcomeNote): void => void writeStored(key, note)

export const forgetWelcomePack = (): void => void writeStored(key, undefined)
