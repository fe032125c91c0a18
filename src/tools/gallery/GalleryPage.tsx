import { LANGS, LANGUAGES } from '../../contract/languages.ts';
import { PageMain } from '../../ui/layout/PageMain.tsx';
import { FeedbackParts } from './FeedbackParts.tsx';
import { FormParts } from './FormParts.tsx';
import { LayoutParts } from './LayoutParts.tsx';
import { addressOf, THEMES, type Look } from './look.ts';
import { MediaParts } from './MediaParts.tsx';
import { ModalParts } from './ModalParts.tsx';
import { TextParts } from './TextParts.tsx';
import { WORDS } from './words.ts';

interface KitPageProps {
  look: Look;
}

/** Every part of `src/ui` in each of its states. */
export function GalleryPage({ look }: KitPageProps) {
  const words = WORDS[look.lang];
  const { isCurrencyLast } = LANGUAGES[look.lang];
  const folders = [
    { name: 'form', parts: <FormParts words={words} /> },
    { name: 'feedback', parts: <FeedbackParts words={words} /> },
    { name: 'layout', parts: <LayoutParts words={words} /> },
    { name: 'modal', parts: <ModalParts words={words} /> },
    { name: 'media', parts: <MediaParts words={words} /> },
    { name: 'text', parts: <TextParts words={words} isCurrencyLast={isCurrencyLast} /> },
  ];
  return (
    <>
      <Looks look={look} folders={folders.map(({ name }) => name)} />
      <PageMain>
        {folders.map(({ name, parts }) => (
          <section key={name} id={name} className="kit-folder">
            <h1 dir="ltr">ui/{name}</h1>
            <div className="kit-samples">{parts}</div>
          </section>
        ))}
      </PageMain>
    </>
  );
}

interface LooksProps extends KitPageProps {
  folders: readonly string[];
}

function Looks({ look, folders }: LooksProps) {
  return (
    <nav className="kit-looks" aria-label="Kit" dir="ltr">
      {LANGS.map((lang) => (
        <a
          key={lang}
          href={addressOf({ ...look, lang })}
          aria-current={lang === look.lang ? 'true' : undefined}
        >
          {LANGUAGES[lang].ownName}
        </a>
      ))}
      {THEMES.map((theme) => (
        <a
          key={theme}
          href={addressOf({ ...look, theme })}
          aria-current={theme === look.theme ? 'true' : undefined}
        >
          {theme}
        </a>
      ))}
      {folders.map((name) => (
        <a key={name} href={`#${name}`}>
          #{name}
        </a>
      ))}
    </nav>
  );
}
