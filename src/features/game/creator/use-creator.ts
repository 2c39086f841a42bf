/** State and actions of the creator: the card being edited, the saved ones, and announcements for screen readers. */

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/api/failure.ts'
import { creationProblems } from '@/contract/endpoints/game/creation-budget.ts'
import {
  type Creation,
  CreationBody,
  type CreationDraft,
  creationNameLength,
} from '@/contract/endpoints/game/creations.ts'
import { uploadMegabytes } from '@/contract/picture-upload.ts'
import { fieldProblemsOf } from '@/forms/error-message.ts'
import { fieldErrorsByPath } from '@/forms/field-errors-by-path.ts'
import { useErrorMessage } from '@/forms/use-error-message.ts'
import { pictureProblem } from '@/lib/smaller-picture.ts'
import { shareLink } from '../kit/share-link.ts'
import { useCreationBook } from './draft/creation-book.ts'
import { bodyOf, draftOf, freshDraft, trimmedName, withPicture } from './draft/edit-draft.ts'
import { useCreationEditor } from './draft/use-creation-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'

export type Notify = (message: string, tone: 'success' | 'error' | 'info') => void

export interface CreatorConfig {
  userId: number
  creations: readonly Creation[]
  notify: Notify
  linkOf(id: string): string // absolute address of the shared card
}

/** Returns the problems of a draft by path, in the reader's language. */
export function useDraftProblems(draft: CreationDraft): ReadonlyMap<string, string> {
  const messages = useErrorMessage()
  return useMemo(() => {
    const read = CreationBody.safeParse(bodyOf(draft))
    const problems = [...fieldProblemsOf(read.error?.issues ?? []), ...creationProblems(draft)]
    return new Map(Object.entries(fieldErrorsByPath(problems, messages)))
  }, [draft, messages])
}

const without = (problems: ReadonlyMap<string, string>, path: string): ReadonlyMap<string, string> =>
  new Map([...problems].filter(([key]) => key !== path))

const isSame = (one: CreationDraft, other: CreationDraft): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

export function useCreator({ userId, creations, notify, linkOf }: CreatorConfig) {
  const { t } = useTranslation('creator')
  const messages = useErrorMessage()
  const words = { moves: [t('start.first'), t('start.second')] as const, third: t('start.third') }
  const bench = useCreationEditor(userId, () => freshDraft(words))
  const book = useCreationBook(userId)
  const [done, setDone] = useState<Creation | null>(null)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const ownProblems = useDraftProblems(bench.draft)
  const problems = useMemo(() => new Map([...refused, ...ownProblems]), [refused, ownProblems])
  const [isTried, setTried] = useState(false)
  useEditorKeys(bench)

  const showFailure = (failure: Failure) => {
    setRefused(new Map(Object.entries(fieldErrorsByPath(failure.fields, messages))))
    notify(messages.reason(failure, t('failed')), 'error')
  }
  const change: typeof bench.change = (next, key) => {
    if (refused.size > 0) setRefused(new Map())
    bench.change(next, key)
  }
  const save = async (): Promise<boolean> => {
    setTried(true)
    if (problems.size > 0) return false
    const result = await book.keep(bench.draft)
    if (!result.ok) {
      showFailure(result.failure)
      return false
    }
    setTried(false)
    bench.lay(draftOf(result.value))
    setDone(result.value)
    return true
  }
  const takePicture = async (file: File) => {
    const problem = pictureProblem(file, uploadMegabytes)
    if (problem) return notify(t(`picture.${problem}`), 'error')
    const result = await book.send(file)
    if (result.ok) change(draft => withPicture(draft, result.value))
    else notify(messages.problem(result.failure, t('failed')), 'error')
  }
  const copyOf = (creation: Creation): CreationDraft => ({
    ...draftOf(creation),
    id: null,
    is_public: false,
    nome: trimmedName(creation.nome.length < creationNameLength - 1 ? `${creation.nome} 2` : creation.nome),
  })
  const remove = async (creation: Creation) => {
    const failure = await book.remove(creation.id)
    if (failure) return notify(messages.problem(failure, t('failed')), 'error')
    notify(t('mine.removed', { name: creation.nome }), 'info')
    if (bench.draft.id === creation.id) bench.change(draft => ({ ...draft, id: null }))
  }
  const print = async (creation: Creation) => {
    const result = await book.print(creation.id)
    if (!result.ok) return notify(messages.problem(result.failure, t('failed')), 'error')
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
  /** Makes the card public first if it is not, then shares it. */
  const shareKept = async (creation: Creation) => {
    if (creation.is_public) return share(creation)
    const result = await book.keep({ ...draftOf(creation), is_public: true })
    if (!result.ok) return showFailure(result.failure)
    if (bench.draft.id === creation.id) bench.change(draft => ({ ...draft, is_public: true }))
    setDone(lastSaved => (lastSaved?.id === creation.id ? result.value : lastSaved))
    return share(result.value)
  }
  const saved = creations.find(({ id }) => id === bench.draft.id) ?? null
  const isUnsaved = !saved || !isSame(bench.draft, draftOf(saved))
  return {
    ...bench,
    change,
    problems,
    /** An empty name is no error before the first attempt to save. */
    shownProblems: isTried || bench.draft.nome !== '' ? problems : without(problems, 'nome'),
    busy: book.busy,
    saved,
    isUnsaved,
    isPrecious: isUnsaved && !isSame(bench.draft, freshDraft(words)), // has unsaved changes
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

export type CreatorController = ReturnType<typeof useCreator>
