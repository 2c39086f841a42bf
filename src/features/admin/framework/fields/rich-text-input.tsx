/**
 * Rich text as the shop renders it: paragraphs, two heading levels, lists, quotes, links. The server allows the same
 * set.
 */
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import {
  iconListBullets,
  iconListNumbers,
  iconQuotes,
  iconTextBold,
  iconTextHeading,
  iconTextItalic,
} from '@/ui/icon/admin-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconLink } from '@/ui/icon/icons.ts'
import { AdminDialog } from '../record/admin-dialog.tsx'
import { useField } from './inputs.tsx'
import styles from './rich-text.module.css'

interface RichTextInputProps {
  source: string
  label: string
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null } },
  }),
]

export function RichTextInput({ source, label }: RichTextInputProps) {
  const id = useId()
  const { value, change, error, isReadOnly } = useField<string>(source)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isReadOnly,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id } },
    onUpdate: ({ editor: at }) => change(at.isEmpty ? '' : at.getHTML()),
  })
  useEffect(() => {
    if (editor && value !== editor.getHTML() && !(editor.isEmpty && value === ''))
      editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])
  return (
    <div>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.box}>
        {editor && !isReadOnly && <Tools editor={editor} />}
        <EditorContent editor={editor} className={styles.text} />
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin')
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      heading: at.isActive('heading'),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
      link: at.isActive('link'),
    }),
  })
  const run = () => editor.chain().focus()
  const tools = [
    { name: 'bold', icon: iconTextBold, act: () => run().toggleBold().run() },
    { name: 'italic', icon: iconTextItalic, act: () => run().toggleItalic().run() },
    { name: 'heading', icon: iconTextHeading, act: () => run().toggleHeading({ level: 2 }).run() },
    { name: 'bullets', icon: iconListBullets, act: () => run().toggleBulletList().run() },
    { name: 'numbers', icon: iconListNumbers, act: () => run().toggleOrderedList().run() },
    { name: 'quote', icon: iconQuotes, act: () => run().toggleBlockquote().run() },
    { name: 'link', icon: iconLink, act: () => setLinking(true) },
  ] as const
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('rich.tools')}>
      {tools.map(({ name, icon, act }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`rich.${name}`)}
          title={t(`rich.${name}`)}
          aria-pressed={on[name]}
          onClick={act}
        >
          <Icon of={icon} size={18} />
        </button>
      ))}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? 'https://')
  const isGood = /^(https?:\/\/\S+\.\S+|mailto:\S+|tel:\S+|\/\S*)$/.test(href)
  const put = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const drop = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <AdminDialog
      open
      onClose={onClose}
      width={440}
      title={t('rich.link')}
      actions={
        <>
          {editor.isActive('link') && (
            <Button variant="ghost" onClick={drop}>
              {t('react-admin:action.remove')}
            </Button>
          )}
          <Button disabled={!isGood} onClick={put}>
            {t('react-admin:action.confirm')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('rich.address')}
        value={href}
        onChange={event => setHref(event.currentTarget.value)}
      />
    </AdminDialog>
  )
}
