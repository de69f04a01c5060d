import type { App, Session, WebContents } from 'electron';
import { appOrigin, isAppAddress } from './protocol';

/** Everything a page could ask of Electron that this window never needs is refused, in every window and frame. */
export function refuseEverything(app: App): void {
  // No connection of WebRTC asks the session: what is left to it is TCP to hosts, of which there are none.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
  app.on('session-created', refusePermissions);
  app.on('web-contents-created', (_event, contents) => refuseLeaving(contents));
}

function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
  // The content security policy says so already; this holds even for a page that got rid of it.
  session.webRequest.onBeforeRequest((details, decide) => decide({ cancel: !isOwn(details.url) }));
}

function isOwn(address: string): boolean {
  return isAppAddress(address) || address.startsWith('devtools://') || /^(blob|data):/.test(address);
}

function refuseLeaving(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-frame-navigate', (event) => {
    // Reloading is the crash page's way out.
    if (!event.isMainFrame || event.url !== `${appOrigin}/`) event.preventDefault();
  });
  // Electron does not ask before a page goes to an address of `about:`: it is brought back, also from the error page that
  // stands for those that show nothing.
  const bringBack = (url: string) => {
    if (!isAppAddress(url)) void contents.loadURL(`${appOrigin}/`);
  };
  contents.on('did-navigate', (_event, url) => bringBack(url));
  contents.on('did-fail-load', (_event, _code, _reason, url, isMainFrame) => {
    if (isMainFrame) bringBack(url);
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}
