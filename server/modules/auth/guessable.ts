/**
 * Passwords that attackers try first (docs/failure-cases.md A13): a common word with digits or signs around it, the
 * account's name or email, a run of keys, a repetition. The contract limits the length.
 */
import { type Refusal, refuse } from '../../kernel/route.ts'
import { commonPasswords } from './common-passwords.ts'

const guessableWords = new Set([
  ...commonPasswords,
  ...`password passwort passwd contrasena motdepasse senha parola passe pass
  admin administrator administrador amministratore root user utente usuario guest ospite test testtest demo login welcome benvenuto
  bienvenido willkommen bienvenue bemvindo changeme cambiami letmein master secret segreto geheim default system
  qwerty qwertz azerty qwertyuiop asdfghjkl asdfgh zxcvbnm qazwsx qazwsxedc qweasdzxc zaqwsx wasd abcabc
  iloveyou tiamo teamo tequiero jetaime ichliebedich amore amoremio mylove lovely love forever beautiful princess principessa
  princesa prinzessin angel angelo angioletto angelina sunshine sole flower fiore butterfly farfalla stella estrella stellina tesoro
  dragon drago dragone monkey scimmia tiger tigre lion leone panda dolphin cavallo horses gattino kitten cane micio bambino bambina
  football soccer calcio futbol fussball baseball basketball hockey juventus inter milan napoli roma lazio barcelona realmadrid chelsea
  liverpool arsenal benfica sporting superman batman spiderman starwars pokemon naruto ninja matrix harrypotter gandalf minecraft
  fortnite nintendo playstation xbox zelda mario luigi sonic computer internet google facebook instagram samsung iphone android
  michael jordan michelle jessica jennifer ashley nicole daniel andrew joshua matthew robert thomas hunter george charlie
  francesco alessandro andrea lorenzo matteo gabriele mattia leonardo riccardo davide simone federico marco luca giuseppe antonio giovanni
  giulia martina chiara sara francesca alessia valentina federica silvia elisa giorgia elena anna maria alessandra roberta
  carlos alejandro fernando roberto ricardo mariana carolina camila sofia gabriela andreas christian stefan alexander sebastian
  nicolas julien marine camille isabelle summer winter spring autumn estate inverno primavera sommer verano ete
  whatever trustno freedom liberta shadow killer ferrari porsche mercedes mustang corvette harley yamaha chocolate cioccolato cookie
  cheese pepper ginger peanut banana orange apple cherry pizza italia italy espana france deutschland portugal brasil america london
  paris milano torino hello hallo ciao ciaociao hola bonjour salut buongiorno blink metallica nirvana slipknot eminem
  bottega bottegaarcana bottega-demo arcana carte cards gioco game player giocatore`.split(/\s+/),
])

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
]

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const unleet = (text: string) => text.replace(/[013457@$!]/g, sign => leet[sign] ?? sign)
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const unsigned = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
const isRun = (text: string) =>
  runs.some(run => run.includes(text) || [...run].reverse().join('').includes(text))
const isRepetition = (text: string) =>
  text.length <= 24 && (/^(.{1,4})\1+.?$/su.test(text) || /^(.{4,})\1$/su.test(text))

/** Returns the parts of a name or an email that are long enough to be a guess. */
const ownWords = (accountTexts: readonly string[]) =>
  accountTexts.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(part => part.length >= 4)

/** `accountTexts`: name and email of the account, which are the first guesses. */
export function isGuessable(password: string, accountTexts: readonly string[] = []): boolean {
  const lower = password.toLowerCase()
  const accountWords = new Set(ownWords(accountTexts))
  const isCommon = (text: string) => guessableWords.has(text) || accountWords.has(text)
  const cores = [
    lower,
    unsigned(lower),
    trimmed(lower),
    unleet(trimmed(lower)),
    trimmed(unleet(lower)),
    unleet(lower),
  ]
  if (/^\d{1,11}$/.test(lower) || isRun(lower) || isRepetition(lower)) return true
  return cores.some(
    core => isCommon(core) || accountTexts.includes(core) || (core.length >= 5 && isRun(core)),
  )
}

/** Returns `validation` of the field `password`. */
export const guessableRefusal = (): Refusal =>
  refuse('validation', [{ path: 'password', code: 'password_guessable' }])
