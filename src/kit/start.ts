/** The page of the kit, for who works on the app: the development server alone has it. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LANGUAGES } from '../contract/languages.ts';
import { KitPage } from './KitPage.tsx';
import { lookOf } from './look.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import './kit.css';

const look = lookOf(globalThis.location.search);
const { tag, direction } = LANGUAGES[look.lang];
const page = document.documentElement;
page.lang = tag;
page.dir = direction;
page.dataset['theme'] = look.theme;

const root = document.getElementById('root');
if (root) {
  // Links of samples lead nowhere.
  createRoot(root).render(createElement(MemoryRouter, null, createElement(KitPage, { look })));
}
