/** Finds a mistyped domain in an email address. Pure; it suggests and never changes an address. */

/** Providers with many users, also those whose names are close to one another. None of them is treated as a mistake. */
const knownDomains = [
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.it',
    'hotmail.fr',
    'hotmail.es',
    'hotmail.de',
    'hotmail.co.uk',
  ],
  ...[
    'outlook.com',
    'outlook.it',
    'outlook.fr',
    'outlook.es',
    'outlook.de',
    'outlook.pt',
    'live.com',
    'live.it',
    'live.fr',
    'msn.com',
  ],
  ...[
    'yahoo.com',
    'yahoo.it',
    'yahoo.fr',
    'yahoo.es',
    'yahoo.de',
    'yahoo.co.uk',
    'ymail.com',
    'mail.com',
    'email.com',
    'email.it',
  ],
  ...[
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'gmx.com',
    'gmx.de',
    'gmx.net',
    'gmx.at',
    'web.de',
    't-online.de',
    'freenet.de',
  ],
  ...[
    'libero.it',
    'virgilio.it',
    'alice.it',
    'tiscali.it',
    'tin.it',
    'pec.it',
    'orange.fr',
    'free.fr',
    'laposte.net',
    'sfr.fr',
    'wanadoo.fr',
  ],
  ...['sapo.pt', 'proton.me', 'protonmail.com', 'mail.de', 'mail.ru'],
]

/** Insertions, deletions, replacements and swapped neighbours that lead from one text to the other. */
function distance(from: string, to: string): number {
  const rows = [[...Array(to.length + 1).keys()]]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      const steps = [rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + Number(!same)]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(Math.min(...steps, ...(isSwapped ? [rows[i - 2]![j - 2]! + 1] : [])))
    }
    rows.push(row)
  }
  return rows[from.length]![to.length]!
}

const shortest = 7 // below it, a name with one other letter is likely to be a real one

/** Returns the address with the probably intended domain. Undefined if the domain is a listed provider or similar to none. */
export function suggestedEmail(email: string): string | undefined {
  const [, name, typed] = /^([^\s@]+)@([^\s@]+\.[^\s@]+|[^\s@]{5,})$/.exec(email.trim()) ?? []
  const domain = typed?.toLowerCase()
  if (!name || !domain || domain.length > 40 || knownDomains.includes(domain)) return undefined
  const meant = knownDomains.find(known => known.length >= shortest && distance(domain, known) === 1)
  return meant && `${name}@${meant}`
}
