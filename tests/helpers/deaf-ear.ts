import { createSocket } from 'node:dgram';
import { type AddressInfo, createServer } from 'node:net';

/** A port that answers nothing, neither to UDP nor to TCP, and counts what comes. */
export async function deafEar(): Promise<{ port: number; heard: () => number; close: () => void }> {
  let heard = 0;
  const tcp = createServer((socket) => {
    heard += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => tcp.listen(0, '127.0.0.1', listening));
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4', () => (heard += 1));
  await new Promise<void>((bound) => udp.bind(port, '127.0.0.1', bound));
  const close = () => {
    tcp.close();
    udp.close();
  };
  return { port, heard: () => heard, close };
}

/** Runs in a page: tries to get out through a port, in every way that WebRTC knows; says which ways it has found. */
export async function callByWebRtc(port: number): Promise<string[]> {
  const turn = { username: 'somebody', credential: 'secret' };
  const ways: string[] = [];
  const iceServers = [
    { urls: `stun:127.0.0.1:${port}` },
    { urls: [`turn:127.0.0.1:${port}`, `turn:localhost:${port}?transport=tcp`], ...turn },
    { urls: `turn:127.0.0.1:${port}?transport=tcp`, ...turn },
  ];
  const peer = new RTCPeerConnection({ iceServers });
  const ended = new Promise<void>((resolve) => {
    peer.onicecandidate = ({ candidate }) => {
      if (candidate) ways.push(candidate.candidate);
      else resolve();
    };
    // It tries again and again where nobody answers.
    setTimeout(resolve, 3_000);
  });
  peer.createDataChannel('out');
  await peer.setLocalDescription(await peer.createOffer());
  await ended;
  peer.close();
  return ways;
}
