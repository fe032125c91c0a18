/** Entry of the gallery, which only the development server has. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LANGUAGES } from '../../contract/languages.ts';
import { GalleryPage } from './GalleryPage.tsx';
import { lookOf } from './look.ts';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import './gallery.css';

const look = lookOf(globalThis.location.search);
const { tag, direction } = LANGUAGES[look.lang];
const page = document.documentElement;
page.lang = tag;
page.dir = direction;
page.dataset['theme'] = look.theme;

const root = document.getElementById('root');
if (root) {
  // Links in samples must not leave the page.
  createRoot(root).render(createElement(MemoryRouter, null, createElement(GalleryPage, { look })));
}
