/** The creator's room: the card on the bench, the kept ones, and everything that is done with them, told as it happens. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { creationFaults } from '@/contract/creation-budget.ts'
import { type Creation, CreationBody, type CreationDraft, creationNameLength } from '@/contract/creations.ts'
import { shareLink } from '../kit/share-link.ts'
import { bodyOf, draftOf, freshDraft, trimmedName, withPicture } from './bench-draft.ts'
import { useCreationBook } from './creation-book.ts'
import { pictureFault } from './smaller-picture.ts'
import { useBench } from './use-bench.ts'
import { useBenchKeys } from './use-bench-keys.ts'

export type Notify = (message: string, tone: 'success' | 'error' | 'info') => void

export interface RoomConfig {
  userId: number
  creations: readonly Creation[]
  notify: Notify
  linkOf(id: string): string // absolute address of the shared card
}

/** What is wrong with a draft, by path, in the reader's words. */
export function useFaults(draft: CreationDraft): ReadonlyMap<string, string> {
  const { t } = useTranslation('validation')
  return useMemo(() => {
    const found = new Map<string, string>()
    const read = CreationBody.safeParse(bodyOf(draft))
    for (const issue of read.error?.issues ?? []) {
      const path = issue.path.map(String).join('.')
      const isOurs = /^[a-z]+(_[a-z]+)*$/.test(issue.message)
      const code = isOurs ? issue.message : issue.code === 'too_small' ? 'required' : 'invalid'
      if (!found.has(path)) found.set(path, t(code))
    }
    for (const { path, code, params } of creationFaults(draft))
      if (!found.has(path)) found.set(path, t(code, params))
    return found
  }, [draft, t])
}

const without = (faults: ReadonlyMap<string, string>, path: string): ReadonlyMap<string, string> =>
  new Map([...faults].filter(([key]) => key !== path))

const isSame = (one: CreationDraft, other: CreationDraft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

export function useCreatorRoom({ userId, creations, notify, linkOf }: RoomConfig) {
  const { t } = useTranslation('creator')
  const { t: say } = useTranslation('validation')
  const words = { moves: [t('start.first'), t('start.second')] as const, third: t('start.third') }
  const bench = useBench(userId, () => freshDraft(words))
  const book = useCreationBook(userId)
  const [done, setDone] = useState<Creation | null>(null)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const own = useFaults(bench.draft)
  const faults = useMemo(() => new Map([...refused, ...own]), [refused, own])
  const [isTried, setTried] = useState(false)
  useBenchKeys(bench)

  const tell = (failure: Failure) => {
    const fields = failure.fields.map(({ path, code, params }) => [path, say(code, params)] as const)
    setRefused(new Map(fields))
    notify(fields[0]?.[1] ?? (failure.message || t('failed')), 'error')
  }
  const change: typeof bench.change = (next, key) => {
    if (refused.size > 0) setRefused(new Map())
    bench.change(next, key)
  }
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (faults.size > 0) return false
    const result = await book.keep(bench.draft)
    if (!result.ok) {
      tell(result.failure)
      return false
    }
    setTried(false)
    bench.lay(draftOf(result.value))
    setDone(result.value)
    return true
  }
  const takePicture = async (file: File) => {
    const fault = pictureFault(file)
    if (fault) return notify(t(`picture.${fault}`), 'error')
    const result = await book.send(file)
    if (result.ok) change(known => withPicture(known, result.value))
    else notify(result.failure.message || t('failed'), 'error')
  }
  const copyOf = (creation: Creation): CreationDraft => ({
    ...draftOf(creation),
    id: null,
    is_public: false,
    nome: trimmedName(creation.nome.length < creationNameLength - 1 ? `${creation.nome} 2` : creation.nome),
  })
  const remove = async (creation: Creation) => {
    const failure = await book.remove(creation.id)
    if (failure) return notify(failure.message || t('failed'), 'error')
    notify(t('mine.removed', { name: creation.nome }), 'info')
    if (bench.draft.id === creation.id) bench.change(known => ({ ...known, id: null }))
  }
  const print = async (creation: Creation) => {
    const result = await book.print(creation.id)
    if (!result.ok) return notify(result.failure.message || t('failed'), 'error')
    const link = document.createElement('a')
    link.href = result.value.url
    link.download = ''
    link.click()
  }
  const share = async (creation: Creation) => {
    const url = linkOf(creation.id)
    const outcome = await shareLink({
      title: creation.nome,
      text: t('share_text', { name: creation.nome }),
      url,
    })
    if (outcome === 'copied') notify(t('copied'), 'success')
    if (outcome === 'failed') notify(t('copy_failed', { url }), 'error')
  }
  /** A card is shared by making it public first, where it is not. */
  const shareKept = async (creation: Creation) => {
    if (creation.is_public) return share(creation)
    const result = await book.keep({ ...draftOf(creation), is_public: true })
    if (!result.ok) return tell(result.failure)
    if (bench.draft.id === creation.id) bench.change(known => ({ ...known, is_public: true }))
    setDone(known => (known?.id === creation.id ? result.value : known))
    return share(result.value)
  }
  const kept = creations.find(({ id }) => id === bench.draft.id) ?? null
  const isUnsaved = !kept || !isSame(bench.draft, draftOf(kept))
  return {
    ...bench,
    change,
    faults,
    /** Nobody is told that a field is empty before trying to save. */
    told: isTried || bench.draft.nome !== '' ? faults : without(faults, 'nome'),
    busy: book.busy,
    kept,
    isUnsaved,
    isPrecious: isUnsaved && !isSame(bench.draft, freshDraft(words)), // something would be lost
    save,
    done,
    close: () => setDone(null),
    takePicture,
    startNew: () => bench.lay(freshDraft(words)),
    duplicate: (creation: Creation) => bench.lay(copyOf(creation)),
    remove,
    print,
    share: shareKept,
  }
}

export type CreatorRoom = ReturnType<typeof useCreatorRoom>
