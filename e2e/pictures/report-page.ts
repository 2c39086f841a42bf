/** The page that shows before, after and difference of each changed screenshot. */

export interface ChangedPicture {
  name: string
  kind: 'changed' | 'new' | 'gone' | 'failed'
  note: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = (title: string, file: string) =>
  `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a></figure>`

const shownOf: Record<ChangedPicture['kind'], readonly ('before' | 'after' | 'difference')[]> = {
  changed: ['before', 'after', 'difference'],
  new: ['after'],
  gone: ['before'],
  failed: ['after'],
}

const section = ({ name, kind, note }: ChangedPicture) =>
  `<section><h2>${escaped(name)} <small>${kind}${note ? `: ${escaped(note)}` : ''}</small></h2><div>${shownOf[
    kind
  ]
    .map(what => figure(what, `${what}/${name}.webp`))
    .join('')}</div></section>`

export const reportPage = (pictures: readonly ChangedPicture[], compared: number): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${pictures.length} of ${compared} pictures differ</title>
<style>
body{margin:24px;font:15px/1.5 system-ui,sans-serif;background:#fff;color:#222}
section div{display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0;flex:1 1 280px;max-width:720px}
img{max-width:100%;border:1px solid #999}
small{font-weight:400;color:#555}
</style>
<h1>${pictures.length} of ${compared} pictures differ</h1>
<p>What is meant: <code>npm run pictures -- --accept</code> makes these pictures the expected ones.</p>
${pictures.map(section).join('\n')}
</html>
`
