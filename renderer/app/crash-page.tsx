import { Component, type ReactNode } from 'react';
import { languageOf, type SentenceKey, sentence } from '../../languages';
import { HostFailure } from '../session/session';
import './crash-page.css';

/** What is left when the window cannot go on: one sentence and a way out. It relies on nothing but the page. */
export function CrashPage({ error }: { error: unknown }) {
  const say = (key: SentenceKey) => sentence(languageOf(navigator.language), key);
  return (
    <main className="crash">
      <h1>{say('crash.title')}</h1>
      <p>{error instanceof HostFailure ? say(`error.${error.error.code}`) : say('crash.what-to-do')}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {say('crash.reload')}
      </button>
      <pre>{String(error)}</pre>
    </main>
  );
}

export class CrashBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}
