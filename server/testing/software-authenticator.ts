/**
 * An authenticator without hardware: creates a key (ES256, attestation `none`) and signs challenges like a browser. Tests falsify
 * one value at a time.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '@/contract/endpoints/account/sign-in.ts'

/** The options that the browser received from the server. */
interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}
interface RequestOptions {
  challenge: string
  rpId: string
}

/** Values that a correct authenticator and browser would not send. */
export interface Bent {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userHandle?: string
  isVerified?: boolean // false: the user was present but gave neither PIN nor fingerprint
  type?: string
  isSignatureBroken?: boolean
}

export interface SoftwareAuthenticator {
  create(options: Record<string, unknown>, bent?: Bent): Attestation
  assert(options: Record<string, unknown>, bent?: Bent): Assertion
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

/** The part of CBOR that attestations need: integers, text, bytes, maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, part]) => [cbor(key), cbor(part)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

const flags = { present: 1, verified: 4, attested: 64 }

/** `origin` is the origin of the page in the browser. With `counts: false` it behaves like a synced passkey, whose counter stays 0. */
export function softwareAuthenticator(origin: string, { counts = true } = {}): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, bent: Bent) =>
    base64url(
      JSON.stringify({
        type: bent.type ?? type,
        challenge: bent.challenge ?? challenge,
        origin: bent.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(rpId: string, bent: Bent, attested?: Buffer): Buffer {
    if (counts) counter += 1
    const verified = bent.isVerified === false ? 0 : flags.verified
    const head = Buffer.from([flags.present | verified | (attested ? flags.attested : 0)])
    const count = Buffer.alloc(4)
    count.writeUInt32BE(bent.counter ?? counter)
    return Buffer.concat([sha256(bent.rpId ?? rpId), head, count, attested ?? Buffer.alloc(0)])
  }

  const coseKey = () =>
    cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )

  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key' as const,
  }

  return {
    create: (options, bent = {}) => {
      const { challenge, rp, user } = options as unknown as CreationOptions
      userHandle = user.id
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, bent, attested)],
      ])
      return {
        ...credential,
        response: {
          attestationObject: base64url(cbor(attestation)),
          clientDataJSON: clientData('webauthn.create', challenge, bent),
          transports: ['internal'],
        },
      }
    },
    assert: (options, bent = {}) => {
      const { challenge, rpId } = options as unknown as RequestOptions
      const data = authenticatorData(rpId, bent)
      const clientDataJSON = clientData('webauthn.get', challenge, bent)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      const signature = sign('sha256', bent.isSignatureBroken ? randomBytes(64) : signed, privateKey)
      return {
        ...credential,
        response: {
          authenticatorData: base64url(data),
          clientDataJSON,
          signature: base64url(signature),
          userHandle: bent.userHandle ?? userHandle,
        },
      }
    },
  }
}
