const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Sandhi runs on Node 24, which "npm ci" brings along; this is Node ${process.versions.node}.\n` +
      'Run "npm ci" again. If npm says that it blocked the install script of "node", allow it: npm install-scripts approve node',
  );
  process.exit(1);
}
