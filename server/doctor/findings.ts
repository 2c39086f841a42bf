/** What a check of the installation found: one sentence that says what is right, or what to change. */
export interface Finding {
  check: string // what was checked: `database`, `mail`
  level: 'ok' | 'warning' | 'failed' // a warning does not prevent the start of the shop
  sentence: string
}

export const ok = (check: string, sentence: string): Finding => ({ check, level: 'ok', sentence })
export const warning = (check: string, sentence: string): Finding => ({ check, level: 'warning', sentence })
export const failed = (check: string, sentence: string): Finding => ({ check, level: 'failed', sentence })

/** The code or message of an error, for the brackets at the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return code || message || 'unknown'
}
